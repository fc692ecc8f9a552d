# shellcheck shell=sh
# The configuration of nginx, from the template and the settings.

# One line of a map for each host, or one for every well-formed name.
# The variables are those of nginx.
# shellcheck disable=SC2016
host_lines() {
  if [ -z "$hosts" ]; then
    echo '"~^[A-Za-z0-9.-]+(?::[0-9]+)?$" $http_host;'
    return
  fi
  for host in $hosts; do
    printf '"~*^%s(?::[0-9]+)?$" $http_host; ' "$(printf '%s' "$host" | sed 's/\./\\./g')"
  done
}

proxy_lines() {
  for network in $proxies; do printf 'set_real_ip_from %s; ' "$network"; done
}

# The same networks as keys of a map.
peer_lines() {
  for network in $proxies; do printf '%s 1; ' "$network"; done
}

# What the page is given about its host, for the block that it reads when it starts.
page_settings() {
  printf '"apiUrl":"%s",' "$direct"
  [ -z "$lacks" ] || printf '"lacks":["%s"],' "$(printf '%s' "$lacks" | sed 's/,/","/g')"
  [ -z "$reports" ] || printf '"reportTo":"%s",' "$reports"
  [ -z "$report_answers" ] || printf '"reportAnswers":%s,' "$report_answers"
  [ -z "$tiles" ] || printf '"mapTiles":"%s","mapAttribution":"%s",' "$tiles" "$attribution"
}

# One command of sed: the setting is put in as it is.
put() {
  case $2 in
    *[\\\|\&]*) printf 's|@%s@|%s|g\n' "$1" "$(printf '%s' "$2" | sed 's/[\\|&]/\\&/g')" ;;
    *) printf 's|@%s@|%s|g\n' "$1" "$2" ;;
  esac
}

keep() {
  printf 's/^\\( *\\)#%s /\\1/\n' "$1"
}

origin_of() {
  [ -n "$1" ] || return 0
  behind=${1#*://}
  printf '%s' "${1%%://*}://${behind%%/*}"
}

# render PLACE RULES: the configuration for this place of what nginx writes, and with these rules of a build.
render() {
  template=$here/generated/nginx.conf.template
  [ -r "$template" ] || fail "$template is missing."
  scheme=${backend%%://*}
  rest=${backend#*://}
  authority=${rest%%/*}
  base=${rest#"$authority"}
  case $authority in
    *:*) address=$authority ;;
    *) if [ "$scheme" = https ]; then address=$authority:443; else address=$authority:80; fi ;;
  esac
  {
    if [ -n "$certificate" ]; then keep tls; else keep plain; fi
    if [ -n "$certificate" ] && [ -n "$http_listen" ]; then keep redirect; fi
    if [ -n "$backend" ]; then keep backend; else keep without-backend; fi
    if [ -n "$proxies" ]; then keep proxied; else keep direct; fi
    [ "$reports" = /reports/pages ] || keep without-page-reports
    if [ "${me:=$(id -u)}" = 0 ]; then keep root; fi
    # Two parts of one Debian package family: the one is of no use without the other.
    if [ -e "$modules/ngx_http_brotli_static_module.so" ] && [ -e "$modules/ngx_http_brotli_filter_module.so" ]; then
      keep brotli
    fi
    put ROOT "$root"
    put RUN "$1"
    put RULES "$2"
    put LISTEN "$listen"
    put HTTP_LISTEN "$http_listen"
    if [ "$tls_port" = 443 ]; then put TLS_PORT ''; else put TLS_PORT ":$tls_port"; fi
    put HOSTS "$(host_lines)"
    put TLS_CERTIFICATE "$certificate"
    put TLS_KEY "$key"
    put BACKEND_SCHEME "$scheme"
    put BACKEND_ADDRESS "$address"
    put BACKEND_HOST "${authority:-localhost}"
    put BACKEND_NAME "${authority%%:*}"
    put BACKEND_BASE "$base"
    put DIRECT_ORIGIN "$(origin_of "$direct")"
    case $reports in
      http*) put REPORT_ORIGIN "$(origin_of "$reports")" ;;
      *) put REPORT_ORIGIN '' ;;
    esac
    put CDN "$cdn"
    put FRAMES "${frames:-'none'}"
    put ENV "$(page_settings)"
    put UPLOAD_LIMIT "$upload"
    put API_TIMEOUT "$timeout"
    put API_CONNECT "$connect"
    put TRUSTED_PROXIES "$(proxy_lines)"
    put TRUSTED_PEERS "$(peer_lines)"
    put WORKERS "$workers"
    put USER "$user"
    put LOG "$log"
    put CERTIFICATES "$authorities"
    put MODULES "$modules"
    # Settings that are empty leave gaps in the policy.
    printf '%s\n' '/content-security-policy/{s/\([^ ]\)   */\1 /g;s/ ;/;/g;}'
  } >"$work/settings.sed" && sed -f "$work/settings.sed" "$template"
}

# A folder of this command alone, gone when it ends. Beside the service, where $run may not be there, it is in $root.
make_place() {
  [ -z "${work:-}" ] || return 0
  for work in "$run/.work.$$" "$root/.work.$$"; do
    if mkdir -p "$work" 2>/dev/null; then return; fi
  done
  fail "$run cannot be made: choose another place with PORTAL_RUN."
}

# The rules of a build, where it has any.
rules_of() {
  echo "$1/.host/rules.con[f]"
}

# judge RULES: has nginx judge the configuration with the rules of a build that need not be live yet. What it refuses never
# takes the place of what runs, and is kept for whoever looks for the line that nginx names.
judge() {
  command -v "$nginx" >/dev/null || fail "There is no nginx at $nginx; install it, or say with PORTAL_NGINX where it is."
  make_place
  render "$work" "$1" >"$work/nginx.conf" || fail "$work/nginx.conf cannot be written."
  if ! nginx_takes_it; then
    case $complaint in
      # The port is one that only the service may listen on; everything else can be judged here.
      *'bind() to '*'(13: Permission denied)'*)
        (listen=unix:$work/1.sock http_listen=unix:$work/2.sock && render "$work" "$1" >"$work/nginx.conf") ||
          fail "$work/nginx.conf cannot be written."
        nginx_takes_it || refuse
        ;;
      *) refuse ;;
    esac
  fi
  [ -z "$complaint" ] || echo "$complaint" >&2
}

nginx_takes_it() {
  complaint=$("$nginx" -t -q -c "$work/nginx.conf" -e stderr 2>&1)
}

refuse() {
  refused=$(dirname "$work")/nginx.conf.refused
  mv "$work/nginx.conf" "$refused"
  fail "nginx refuses the configuration:
$(printf '%s' "$complaint" | sed "s|$work/nginx.conf|$refused|g")"
}

# Puts the configuration in its place; the one before stays beside it until nginx has taken this one over.
write_configuration() {
  mkdir -p "$run" 2>/dev/null || fail "$run cannot be made: choose another place with PORTAL_RUN."
  rm -f "$run/nginx.conf.before"
  [ ! -e "$run/nginx.conf" ] || ln "$run/nginx.conf" "$run/nginx.conf.before"
  render "$run" "$(rules_of "$root/current")" >"$run/nginx.conf.new" && mv "$run/nginx.conf.new" "$run/nginx.conf"
}
