# shellcheck shell=sh
# Whether a folder is as the build has left it: the build lists each file with the hash of its content and its size.

# The files of a folder that are missing, too many, or not as listed, on one line; nothing where all is well.
differences() {
  if [ ! -s "$1/.host/files" ]; then
    echo '.host/files, the list of its files'
    return
  fi
  # Lines of one side only. What is no file, such as a link, has no size here.
  found=$(
    cd "$1"
    {
      cut -d' ' -f2- .host/files
      find . -type f ! -path ./.host/files -printf '%s %P\n' -o ! -type d ! -type f -printf '%y %P\n'
    } | LC_ALL=C sort | uniq -u
  )
  if [ -n "$found" ]; then
    found=$(printf '%s\n' "$found" | cut -d' ' -f2- | LC_ALL=C sort -u)
  else
    # Without a name the comparing itself has failed.
    found=$(
      cd "$1"
      sed 's/ [0-9]* /  /' .host/files | LC_ALL=C sha256sum --check --quiet --strict 2>/dev/null
    ) || found=$(printf '%s\n' "${found:-files that could not be read}" | sed 's/: FAILED.*//')
  fi
  [ -z "$found" ] || summary "$found"
}

# The files in which two sound folders of one build differ, on one line. Those in builds/ name the time when it was made.
other_files() {
  found=$(sed '/ builds\//d' "$1/.host/files" "$2/.host/files" | LC_ALL=C sort | uniq -u | cut -d' ' -f3- | LC_ALL=C sort -u)
  [ -z "$found" ] || summary "$found"
}

# The first five of some lines, and how many there are.
summary() {
  count=$(printf '%s\n' "$1" | wc -l)
  names=$(printf '%s\n' "$1" | head -n 5 | sed ':a;N;$!ba;s/\n/, /g')
  if [ "$count" -gt 5 ]; then names="$names and $((count - 5)) more"; fi
  echo "$names"
}
