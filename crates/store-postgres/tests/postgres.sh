#!/usr/bin/env bash
# Runs the tests' own Postgres server in the empty folder $1: says `ready` when it listens on its socket there, and
# stops and removes it when standard input ends, as it does with the process that started this, however that ends. Obeys
# the lines of its input, and says `ready` after each: `create NAME` makes a database, `remove NAME` removes it, `fast`
# and `immediate` stop the server in these modes of pg_ctl, `start` starts it again. With a port $2 it also listens
# there, for encrypted connections: its certificate, for `localhost`, is signed by the one in `issuer.crt`; `expired.crt`
# is the same from another day, and `other.crt` is unrelated.
set -euo pipefail
folder=$1
programs=$(find /usr/lib/postgresql -maxdepth 2 -name bin | sort -V | tail -n 1)

# Postgres refuses to run as root.
ours() {
    if [ "$(id -u)" = 0 ]; then
        setpriv --reuid=postgres --regid=postgres --clear-groups "$@"
    else
        "$@"
    fi
}

start() {
    ours "$programs/pg_ctl" start --silent --wait --pgdata "$folder/data" --log "$folder/log" \
        --options "$options"
}

stop() {
    ours "$programs/pg_ctl" stop --silent --wait --pgdata "$folder/data" --mode "$1"
}

end() {
    # A test may have stopped it already.
    stop immediate || true
    rm -rf "$folder"
}
trap end EXIT

if [ "$(id -u)" = 0 ]; then
    chown postgres: "$folder"
fi
cd "$folder"
ours "$programs/initdb" --pgdata data --username posse --auth trust --encoding UTF8 --no-locale >initdb.log
options="-c unix_socket_directories='$folder' -c max_connections=500"
if [ $# = 2 ]; then
    key() {
        ours openssl req -new -nodes -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -subj "/CN=$1" "${@:2}" 2>openssl.log
    }
    key issuer -x509 -keyout issuer.key -out issuer.crt
    key other -x509 -keyout other.key -out other.crt
    key localhost -keyout server.key -out server.csr
    echo subjectAltName=DNS:localhost >names
    sign() {
        ours openssl x509 -req -in server.csr -CA issuer.crt -CAkey issuer.key -CAcreateserial -extfile names "$@" \
            2>openssl.log
    }
    sign -out server.crt
    sign -out expired.crt -days -1
    options="$options -c listen_addresses=127.0.0.1 -c port=$2 -c ssl=on"
    options="$options -c ssl_cert_file='$folder/server.crt' -c ssl_key_file='$folder/server.key'"
else
    options="$options -c listen_addresses=''"
fi
start
echo ready
while read -r order name; do
    case $order in
    create) "$programs/createdb" --host "$folder" --username posse "$name" ;;
    remove) "$programs/dropdb" --host "$folder" --username posse --force "$name" ;;
    start) start ;;
    fast | immediate) stop "$order" ;;
    esac
    echo ready
done
