# shellcheck shell=sh
# The settings of deploy/portal: where they are read, and what they may be.

# Every setting, without PORTAL_. Any other name is a typing error, and whoever wrote it believes that it is in force.
known='
ROOT RUN LISTEN HTTP_LISTEN TLS_PORT HOSTS TLS_CERTIFICATE TLS_KEY API API_DIRECT LACKS CDN FRAMES
MAP_TILES MAP_ATTRIBUTION REPORTS REPORT_ANSWERS UPLOAD_LIMIT API_TIMEOUT API_CONNECT TRUSTED_PROXIES
WORKERS USER WAIT LOG API_AUTHORITIES NGINX_MODULES NGINX
'

is_known() {
  for each in $known; do
    [ "PORTAL_$each" != "$1" ] || return 0
  done
  return 1
}

# KEY=value lines; they are not run, so nothing in them can be a command.
read_settings() {
  file=${PORTAL_SETTINGS:-/etc/portal/settings}
  if [ ! -e "$file" ] && [ ! -L "$file" ]; then
    [ -z "${PORTAL_SETTINGS:-}" ] || fail "PORTAL_SETTINGS=$file is no file." 2
    return 0
  fi
  if [ -d "$file" ] || [ ! -r "$file" ]; then fail "$file cannot be read as a file of settings." 2; fi
  said=
  while IFS= read -r line || [ -n "$line" ]; do
    case $line in
      PORTAL_[A-Z_]*=*)
        key=${line%%=*}
        is_known "$key" || fail "$file: \"$key\" is no name of a setting; deploy/settings.example has them all." 2
        case " $said " in *" $key "*) fail "$file: $key is there twice." 2 ;; esac
        said="$said $key"
        if eval "[ -z \"\${$key+set}\" ]"; then eval "$key=\${line#*=}"; fi
        ;;
      '' | '#'*) ;;
      *) fail "$file: \"$line\" is no setting." 2 ;;
    esac
  done <"$file"
}

# A variable of the environment may be meant for something else, so it does not stop anything.
warn_of_unknown() {
  for name in $(export -p | sed -n 's/^export \(PORTAL_[A-Za-z0-9_]*\)\(=.*\)\{0,1\}$/\1/p'); do
    [ "$name" = PORTAL_SETTINGS ] || is_known "$name" ||
      echo "portal: $name in the environment is no setting and is ignored." >&2
  done
}

# Demands that a value is empty or fits an extended expression as a whole: it becomes part of the configuration.
demand() {
  name=$1 value=$2 pattern=$3 what=$4
  # What nobody has set has its default.
  if [ -z "$value" ] || eval "[ -z \"\${$name+set}\" ]"; then return 0; fi
  case $value in
    *'
'*) fail "$name must be one line." 2 ;;
  esac
  grep -Eq "^($pattern)\$" <<END || fail "$name=$value is no $what." 2
$value
END
}

origin='https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?'

load_settings() {
  warn_of_unknown
  read_settings
  root=${PORTAL_ROOT:-/srv/portal}
  run=${PORTAL_RUN:-/run/portal}
  listen=${PORTAL_LISTEN:-127.0.0.1:8080}
  http_listen=${PORTAL_HTTP_LISTEN:-}
  tls_port=${PORTAL_TLS_PORT:-443}
  hosts=${PORTAL_HOSTS:-}
  certificate=${PORTAL_TLS_CERTIFICATE:-}
  key=${PORTAL_TLS_KEY:-}
  backend=${PORTAL_API:-}
  backend=${backend%/}
  direct=${PORTAL_API_DIRECT:-}
  direct=${direct%/}
  lacks=${PORTAL_LACKS:-}
  cdn=${PORTAL_CDN:-}
  frames=${PORTAL_FRAMES:-}
  tiles=${PORTAL_MAP_TILES:-}
  attribution=${PORTAL_MAP_ATTRIBUTION:-}
  reports=${PORTAL_REPORTS:-}
  report_answers=${PORTAL_REPORT_ANSWERS:-}
  upload=${PORTAL_UPLOAD_LIMIT:-12m}
  timeout=${PORTAL_API_TIMEOUT:-60}
  connect=${PORTAL_API_CONNECT:-5}
  proxies=${PORTAL_TRUSTED_PROXIES:-}
  workers=${PORTAL_WORKERS:-auto}
  user=${PORTAL_USER:-www-data}
  patience=${PORTAL_WAIT:-30}
  log=${PORTAL_LOG:-/dev/stdout}
  authorities=${PORTAL_API_AUTHORITIES:-/etc/ssl/certs/ca-certificates.crt}
  modules=${PORTAL_NGINX_MODULES:-/usr/lib/nginx/modules}
  nginx=${PORTAL_NGINX:-$(command -v nginx || echo /usr/sbin/nginx)}

  for pair in "PORTAL_ROOT=$root" "PORTAL_RUN=$run" "PORTAL_LOG=$log" "PORTAL_TLS_CERTIFICATE=$certificate" \
    "PORTAL_TLS_KEY=$key" "PORTAL_API_AUTHORITIES=$authorities" "PORTAL_NGINX_MODULES=$modules"; do
    demand "${pair%%=*}" "${pair#*=}" '/[A-Za-z0-9._/+-]+' 'absolute path'
  done
  demand PORTAL_LISTEN "$listen" '(([0-9.]+|\[[0-9a-fA-F:]+\]):)?[0-9]{1,5}' 'address to listen on'
  demand PORTAL_HTTP_LISTEN "$http_listen" '(([0-9.]+|\[[0-9a-fA-F:]+\]):)?[0-9]{1,5}' 'address to listen on'
  demand PORTAL_TLS_PORT "$tls_port" '[0-9]{1,5}' 'port'
  demand PORTAL_HOSTS "$hosts" '[A-Za-z0-9.-]+( [A-Za-z0-9.-]+)*' 'list of host names'
  demand PORTAL_API "$backend" "$origin(/[A-Za-z0-9._~/-]+)?" 'address of a backend'
  demand PORTAL_API_DIRECT "$direct" "$origin(/[A-Za-z0-9._~/-]+)?" 'address of a backend'
  demand PORTAL_LACKS "$lacks" '[A-Za-z]+(,[A-Za-z]+)*' 'list of calls'
  demand PORTAL_CDN "$cdn" "$origin( $origin)*" 'list of addresses'
  demand PORTAL_FRAMES "$frames" "$origin( $origin)*" 'list of addresses'
  demand PORTAL_MAP_TILES "$tiles" 'https://[A-Za-z0-9._~/?=&@%{}-]+' 'address of map tiles'
  demand PORTAL_MAP_ATTRIBUTION "$attribution" "[^][\"'\\\\\$<>{};@|&]+" 'plain text'
  demand PORTAL_REPORTS "$reports" "log|$origin(/[A-Za-z0-9._~/-]+)?" 'place for reports'
  demand PORTAL_REPORT_ANSWERS "$report_answers" '0(\.[0-9]{1,4})?|1' 'share from 0 to 1'
  [ "$reports" != log ] || reports=/reports/pages
  demand PORTAL_UPLOAD_LIMIT "$upload" '[0-9]+[km]?' 'size'
  demand PORTAL_API_TIMEOUT "$timeout" '[0-9]{1,4}' 'number of seconds'
  demand PORTAL_API_CONNECT "$connect" '[0-9]{1,4}' 'number of seconds'
  demand PORTAL_TRUSTED_PROXIES "$proxies" '[0-9a-fA-F.:/]+( [0-9a-fA-F.:/]+)*' 'list of networks'
  demand PORTAL_WAIT "$patience" '[0-9]{1,4}' 'number of seconds'
  demand PORTAL_WORKERS "$workers" 'auto|[0-9]{1,3}' 'number of workers'
  demand PORTAL_USER "$user" '[a-z_][a-z0-9_-]*' 'user'
  [ "${certificate:+given}" = "${key:+given}" ] ||
    fail 'PORTAL_TLS_CERTIFICATE and PORTAL_TLS_KEY belong together.' 2
  [ -z "$http_listen" ] || [ -n "$certificate" ] ||
    fail 'PORTAL_HTTP_LISTEN leads to TLS and needs PORTAL_TLS_CERTIFICATE.' 2
  [ -z "$backend" ] || [ -z "$direct" ] ||
    fail 'PORTAL_API and PORTAL_API_DIRECT exclude each other: calls are passed on by this server, or made by pages themselves.' 2
}
