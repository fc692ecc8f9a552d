/** What a request asks this server for. */
export interface RequestTarget {
  /** Without `.` and `..`, still encoded. */
  pathname: string
  /** With its question mark, or empty. */
  search: string
}

/** A URL parser reads a tab as nothing and a backslash as a slash, so that either could name a host. */
// oxlint-disable-next-line no-control-regex -- these are what must not come
const unsafe = /[\u0000-\u0020\\\u007F]/

/**
 * Path and query of a request line; null where it names a host (`//host`, `http://host`) or is malformed. A target
 * must never be resolved against the backend before: it would be sent wherever the caller says.
 */
export function requestTarget(url: string | undefined): RequestTarget | null {
  if (!url?.startsWith('/') || url.startsWith('//') || unsafe.test(url)) return null
  const { pathname, search } = new URL(`http://preview.invalid${url}`)
  // Dot segments may leave two slashes in front.
  if (pathname.startsWith('//') || !isText(pathname)) return null
  return { pathname, search }
}

/** Percent signs stand for UTF-8, and for no zero byte. */
function isText(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0')
  } catch {
    return false
  }
}
