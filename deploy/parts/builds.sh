# shellcheck shell=sh
# The published builds: their folders in releases/, and which of them is current, previous and older.
#
#   current  -> live/current           what nginx serves; these three never change
#   live     -> states/STATE           the one link that changes: a state comes complete or not at all
#   states/STATE/current -> ../../releases/FOLDER
#   states/STATE/1 2 3   -> ../../releases/FOLDER
#
# The numbers are places: a build keeps its own for as long as it is published. nginx looks for the files of all builds in these:
# a file that moved to another name between two looks would be found in neither.

names='current previous older'
places='1 2 3'

# Reads which folders in releases are published: $current, $previous and $older, each empty where there is none. Behind a dot in
# their names, folders of one build are distinguished.
read_state() {
  links=$root/live
  # As versions before this one have left it.
  [ -L "$links" ] || links=$root
  # There is no older one without a previous, and no previous without a current.
  # shellcheck disable=SC2046
  set -- $(readlink "$links/current" "$links/previous" "$links/older" || true)
  current=${1:-} previous=${2:-} older=${3:-}
  current=${current##*/} previous=${previous##*/} older=${older##*/}
}

# In one step: at no moment is there no link.
point() {
  ln -sT "$2" "$root/.$1.new" && mv -T "$root/.$1.new" "$root/$1"
}

# write_state CURRENT PREVIOUS OLDER: writes a state down, without bringing it; its name is then in $state.
write_state() {
  state=$$
  while [ -e "$root/states/$state" ]; do state=$state.1; done
  mkdir "$root/states/$state" || return 1
  write_places "$@" || return 1
  for name in $names; do
    [ -z "${1:-}" ] || ln -s "../../releases/$1" "$root/states/$state/$name" || return 1
    shift
  done
}

# write_places CURRENT PREVIOUS OLDER: gives each a place in the state that is written, the same as in the live one.
write_places() {
  arrived=
  for each in "$@"; do
    kept=
    for place in $places; do
      [ -n "$each" ] && [ "$(readlink "$root/live/$place")" = "../../releases/$each" ] || continue
      kept=yes
      ln -s "../../releases/$each" "$root/states/$state/$place" || return 1
    done
    [ -n "$kept" ] || arrived="$arrived $each"
  done
  for each in $arrived; do
    for place in $places; do
      [ ! -L "$root/states/$state/$place" ] || continue
      ln -s "../../releases/$each" "$root/states/$state/$place" || return 1
      break
    done
  done
}

# Before a command that changes something: what commands that were killed have left goes, and the links are there.
tidy() {
  [ -d "$root/states" ] || mkdir -p "$root/releases" "$root/states"
  rm -rf "$root"/releases/.new.* "$root"/.work.* "$root"/.*.new "$run"/.work.*
  read_state
  # Without places as versions before this one have left it.
  if [ ! -L "$root/live" ] || { [ -n "$current" ] && [ -z "$(readlink "$root/live/1" "$root/live/2" "$root/live/3" || true)" ]; }; then
    write_state "$current" "$previous" "$older"
    point live "states/$state"
  fi
  links=$(readlink "$root/current" "$root/previous" "$root/older" || true)
  if [ "$links" != "$(printf 'live/%s\n' $names)" ]; then
    for name in $names; do point "$name" "live/$name"; done
  fi
  live=$(readlink "$root/live")
  drop_unused
  make_place
}

# go_over CURRENT PREVIOUS OLDER: brings another state, once nginx has judged the rules of its build. Where a running nginx
# does not take them over, the state before comes back.
go_over() {
  judge "$(rules_of "$root/releases/$1")"
  # From here on it may be the live one.
  brought=
  state_before=$live
  as_before='No build is live yet.'
  [ -z "$current" ] || as_before="Build ${current%%.*} stays live."
  if ! { write_state "$@" && point live "states/$state"; }; then fail "$root cannot be written to. $as_before"; fi
  if running && ! hand_over; then
    point live "$state_before"
    take_back
    drop_unused
    fail "nginx has not taken the rules of build ${1%%.*} over within $patience seconds; its log says why. $as_before"
  fi
  live=states/$state current=$1 previous=$2 older=$3
  drop_unused
}

# Removes the builds that have no name, and the states that are not the live one.
drop_unused() {
  set --
  for each in "$root"/releases/*; do
    case ${each##*/} in "$current" | "$previous" | "$older" | '*') ;; *) set -- "$@" "$each" ;; esac
  done
  for each in "$root"/states/*; do
    [ "${each##*/}" = "${live##*/}" ] || set -- "$@" "$each"
  done
  [ $# = 0 ] || rm -rf "$@"
}

publish() {
  folder=$1
  case $folder in -*) fail "\"$folder\" begins like an option; a folder of that name is ./$folder." 2 ;; esac
  for each in shell.html index.html builds/latest.json .host/rules.conf; do
    [ -f "$folder/$each" ] ||
      fail "$folder holds no build of the portal: it has no $each. Make one with: npm run build" 2
  done
  id=$(sed -n 's/.*"id":"\([0-9A-Za-z_-]*\)".*/\1/p' "$folder/builds/latest.json")
  # It becomes the name of a folder.
  case $id in
    '' | [_-]* | *[!0-9A-Za-z_-]*) wrong=yes ;;
    *) if [ ${#id} -gt 64 ]; then wrong=yes; else wrong=; fi ;;
  esac
  [ -z "$wrong" ] ||
    fail "$folder/builds/latest.json names no build: an id has 1 to 64 letters, digits, _ and -, and begins with none of the two." 2
  demand_own_server
  [ -d "$root" ] || mkdir -p "$root" || fail "$root cannot be made."
  lock
  tidy
  standing=
  for each in $current $previous $older; do
    if [ "${each%%.*}" = "$id" ] && [ -z "$(differences "$root/releases/$each")" ]; then standing=$each; fi
  done
  [ -z "$standing" ] || demand_same "$folder" "$root/releases/$standing"
  if [ -n "$standing" ] && [ "$standing" = "$current" ]; then
    # nginx may have missed the last step of a command that was killed.
    if running; then reload; fi
    echo "Build $id is already live."
    return
  fi
  bring "$folder" "$id"
  if [ "${current%%.*}" = "$id" ]; then
    go_over "$release" "$previous" "$older"
    echo "Build $id is live again; files of it were not as it was built."
    return
  fi
  if [ -n "$previous" ] && [ "${previous%%.*}" != "$id" ]; then older=$previous; fi
  go_over "$release" "$current" "$older"
  echo "Build $id is live${previous:+; before it: ${previous%%.*}}."
}

# demand_same FOLDER STANDING: an existing build is kept, so the folder has to hold the same.
demand_same() {
  damage=$(differences "$1")
  [ -z "$damage" ] || fail "$1 is not as it was built: $damage. Nothing was changed."
  others=$(other_files "$1" "$2")
  [ -z "$others" ] ||
    fail "Build $id exists with other content than $1 has under the same id: $others. Nothing was changed."
}

# bring FOLDER ID: a folder in releases that holds this build complete; its name is then in $release.
bring() {
  release=$2
  if [ -e "$root/releases/$release" ]; then
    [ -n "$(differences "$root/releases/$release")" ] || return 0
    # It may be in use, so it is not touched but replaced.
    release=$2.$(date +%s)-$$
  fi
  arriving=$root/releases/.new.$$
  if ! { mkdir "$arriving" && cp -R "$1/." "$arriving" && chmod -R u=rwX,go=rX "$arriving"; }; then
    fail "$1 could not be copied to $root/releases. Nothing there has changed."
  fi
  damage=$(differences "$arriving")
  [ -z "$damage" ] || fail "$1 is not as it was built: $damage. Nothing was changed."
  mv -T "$arriving" "$root/releases/$release"
  brought=$root/releases/$release
  arriving=
}

rollback() {
  demand_own_server
  [ -d "$root" ] || fail 'There is no build before this one.'
  lock
  tidy
  [ -n "$previous" ] || fail 'There is no build before this one.'
  damage=$(differences "$root/releases/$previous")
  [ -z "$damage" ] ||
    fail "Build ${previous%%.*} is not as it was built: $damage. Build ${current%%.*} stays live."
  go_over "$previous" "$current" "$older"
  echo "Build ${current%%.*} is live again instead of ${previous%%.*}."
}

# Fails where a file of a published build is missing, too much or changed.
check_builds() {
  read_state
  damaged=
  for name in $names; do
    eval "standing=\$$name"
    [ -n "$standing" ] || continue
    damage=$(differences "$root/releases/$standing")
    if [ -n "$damage" ]; then
      damaged=yes
      echo "portal: build ${standing%%.*} ($name) is not as it was built: $damage" >&2
    fi
  done
  if [ -n "$damaged" ]; then fail 'Publish the folder of that build again.'; fi
  [ -z "$current" ] || echo "Build ${current%%.*} is complete."
}

status() {
  read_state
  for name in $names; do
    eval "standing=\$$name"
    printf '%-9s %s\n' "$name" "${standing%%.*}"
  done
  if running; then echo "nginx runs (process $pid)"; else echo 'nginx does not run'; fi
}
