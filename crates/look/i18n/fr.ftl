list-and = { $first } et { $last }
