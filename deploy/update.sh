#!/usr/bin/env bash
# A rolling update without a refused request: one process after the other, each only when the one before is ready again.
#   deploy/update.sh 3001 3002     processes of vitrine@.service, on a checkout that is installed and built anew
set -euo pipefail
[ $# -gt 0 ] || { echo "Say the ports of the processes: deploy/update.sh 3001 3002" >&2; exit 1; }
away=
trap 'rm -f $away' EXIT
for port in "$@"; do
  # nginx and Caddy check for this file and send requests to the other processes while it exists (nginx.conf, Caddyfile)
  away=/run/vitrine-$port.away
  touch "$away"
  systemctl restart "vitrine@$port"
  for _ in $(seq 60); do
    if curl -fsS -o /dev/null --max-time 2 "http://127.0.0.1:$port/readyz" 2>/dev/null; then
      rm "$away"
      # proxies that ask for readiness have to see it before they lose the next one
      sleep "${SETTLE_SECONDS:-5}"
      continue 2
    fi
    sleep 1
  done
  echo "The process on port $port is not ready after a minute; the others still run the version before." >&2
  exit 1
done
