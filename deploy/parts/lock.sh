# shellcheck shell=sh
# One command at a time works on $root. flock is the better lock, since the kernel frees it when its process dies; the
# copying of a process that was killed holds it until it ends. Elsewhere a link is the lock, whose text names the process.

# When a process began: tells it from a later one that has the same number.
began() {
  { read -r facts <"/proc/$1/stat"; } 2>/dev/null || return 0
  # Of what is behind the name, the twentieth.
  # shellcheck disable=SC2086
  set -- ${facts##*) }
  echo "${20}"
}

# The text of a lock is PID:BEGAN:COMMAND.
own_mark() {
  echo "$$:$(began $$):$command"
}

marks_living() {
  marked=${1%%:*}
  rest=${1#*:}
  [ -n "$marked" ] || return 1
  if [ -d /proc/self ]; then
    [ -d "/proc/$marked" ] && [ "$(began "$marked")" = "${rest%%:*}" ]
  else
    kill -0 "$marked" 2>/dev/null
  fi
}

give_up() {
  by='another command'
  if marks_living "$1"; then by="\"portal ${1##*:}\" (process ${1%%:*})"; fi
  fail "$by is at work on $root, and has not ended within $patience seconds. Nothing was changed.${2:-}"
}

# lock [reading]: waits until no other command works on $root. A service that may only read there can lock as well, but
# for a place where nothing was ever published.
lock() {
  [ -z "${locked:-}" ] || return 0
  if ! (: >>"$root/.lock") 2>/dev/null && [ ! -r "$root/.lock" ]; then
    [ "${1:-}" != reading ] || return 0
    fail "$root cannot be written to."
  fi
  if command -v flock >/dev/null; then
    exec 9<"$root/.lock"
    flock -w "$patience" 9 || give_up "$(cat "$root/.lock")"
    locked=flock
    # In a shell of its own, since a failing redirection would end this one.
    (own_mark >"$root/.lock") 2>/dev/null || true
  # Without flock, whoever may only read there goes without a lock.
  elif [ -w "$root" ]; then
    lock_by_link
    locked=link
  fi
}

lock_by_link() {
  tries=0
  until ln -sT "$(own_mark)" "$root/.locked" 2>/dev/null; do
    holder=$(readlink "$root/.locked" || true)
    if [ -n "$holder" ] && ! marks_living "$holder"; then take_over "$holder"; fi
    tries=$((tries + 1))
    [ $tries -le $((patience * 10)) ] ||
      give_up "$holder" " If no command runs, remove $root/.locked and $root/.taking."
    sleep 0.1
  done
}

# Removes the lock of a dead process. Only one at a time: a second one could remove the lock that a third has made meanwhile.
take_over() {
  ln -sT "$$" "$root/.taking" 2>/dev/null || return 0
  [ "$(readlink "$root/.locked" || true)" != "$1" ] || rm -f "$root/.locked"
  rm -f "$root/.taking"
}

unlock() {
  case ${locked:-} in
    flock)
      (: >"$root/.lock") 2>/dev/null || true
      exec 9<&-
      ;;
    link) rm -f "$root/.locked" ;;
  esac
  locked=
}
