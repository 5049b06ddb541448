list-and = { $first } en { $last }
