# shellcheck shell=sh
# nginx as it runs.

# Whether the nginx of this place runs; its process is then in $pid. A machine that was switched off leaves a number
# behind which may be somebody else's today.
running() {
  [ -s "$run/nginx.pid" ] || return 1
  pid=$(cat "$run/nginx.pid")
  if [ -d /proc/self ]; then
    case $(command_line "$pid") in *"$run/nginx.conf"*) ;; *) return 1 ;; esac
  else
    kill -0 "$pid" 2>/dev/null
  fi
}

# Two portals that share PORTAL_RUN would give their settings to one nginx.
demand_own_server() {
  running || return 0
  # Nothing where somebody has removed the file; it is written again.
  served=$(sed -n 's/^ *root \(.*\);$/\1/p' "$run/nginx.conf" 2>/dev/null || true)
  [ -z "$served" ] || [ "$served" = "$root" ] || [ "$served" -ef "$root" ] ||
    fail "The nginx that runs in $run serves $served and not $root: each root needs a PORTAL_RUN of its own, and a new one a restart. Nothing was changed."
}

# Gone between two looks is gone, and no error.
command_line() {
  { tr '\0' ' ' <"/proc/$1/cmdline"; } 2>/dev/null || true
}

# Whether one of these workers takes new requests still; one that only ends what it has begun says so in its name.
any_serving() {
  for worker in $1; do
    case $(command_line "$worker") in
      *'worker process is shutting down'* | '') ;;
      *) return 0 ;;
    esac
  done
  return 1
}

# Gives a running nginx the configuration. Returns when only the new one answers, with 1 where nginx keeps to the old one;
# the old workers end what they have begun.
hand_over() {
  workers_before=$(cat "/proc/$pid/task/$pid/children" 2>/dev/null || true)
  write_configuration || return 1
  kill -HUP "$pid" || return 1
  tries=0
  while any_serving "$workers_before"; do
    tries=$((tries + 1))
    [ $tries -le $((patience * 20)) ] || return 1
    sleep 0.05
  done
}

# After a hand-over that failed. Where nginx is only slow, it comes back to what it had.
take_back() {
  [ ! -e "$run/nginx.conf.before" ] || mv "$run/nginx.conf.before" "$run/nginx.conf"
  kill -HUP "$pid" 2>/dev/null || true
}

check() {
  demand_own_server
  lock reading
  judge "$(rules_of "$root/current")"
  write_configuration || fail "$run/nginx.conf cannot be written."
  echo 'The configuration is sound.'
  check_builds
}

reload() {
  demand_own_server
  lock reading
  judge "$(rules_of "$root/current")"
  running || fail 'nginx does not run.'
  if ! hand_over; then
    take_back
    fail "nginx has not taken the new settings over within $patience seconds and keeps to the old ones; its log says why."
  fi
}

start() {
  lock reading
  [ -e "$root/current/shell.html" ] || echo "portal: there is no build in $root yet; put one there with: portal publish FOLDER" >&2
  if running; then fail "nginx runs already (process $pid)."; fi
  # Left over where an earlier run was ended by force.
  rm -f "$run/reports.sock"
  judge "$(rules_of "$root/current")"
  write_configuration || fail "$run/nginx.conf cannot be written."
  # A machine that failed may have lost what it had not written yet. Serving what is there is better than nothing.
  (check_builds) >/dev/null || true
  # Nothing of this runs after nginx has taken its place, and nginx must not hold the lock.
  clean_up
  exec "$nginx" -c "$run/nginx.conf" -e stderr -g 'daemon off;'
}
