/** Meanings of Node's network error codes. */
const meanings = /** @type {const} */ ([
  ['ECONNREFUSED', 'nothing listens there'],
  ['ENOTFOUND', 'no host has this name'],
  ['EAI_AGAIN', 'the name of the host cannot be looked up'],
  ['ECONNRESET', 'the connection was reset'],
  ['UND_ERR_SOCKET', 'the connection ended before the answer was complete'],
  ['UND_ERR_HEADERS_OVERFLOW', 'its headers are too long'],
  ['UND_ERR_CONNECT_TIMEOUT', 'no connection could be made in time'],
])

/** @param {string} code */
function meaningOf(code) {
  if (/CERT|SIGNED|SIGNATURE/.test(code))
    return 'its certificate is not trusted; NODE_EXTRA_CA_CERTS names a file of own authorities'
  if (code.startsWith('HPE_')) return 'what it sends is not HTTP'
  if (/^Z_|^ERR_BROTLI|^ERR_(?:_)?(?:ZLIB|ZSTD)/.test(code))
    return 'the answer cannot be unpacked: its content-encoding is not that of its body'
  return meanings.find(([known]) => known === code)?.[1]
}

/**
 * Why there is no readable answer, in words, with the error code of Node.
 * @param {unknown} error what `fetch` has thrown, or the reading of its body
 * @param {number} patience how long was waited, in ms
 * @returns {string}
 */
export function whyUnanswered(error, patience) {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return `none within ${patience / 1000} s`
  const cause = error.cause instanceof Error ? error.cause : error
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
  const meaning = meaningOf(code)
  if (meaning !== undefined) return `${meaning} (${code})`
  if (cause.message === 'bad port') return 'fetch refuses to call this port, as browsers do'
  const message = cause.message || error.message || cause.name
  return code === '' ? message : `${message} (${code})`
}

/**
 * Whether there was an answer whose body cannot be unpacked.
 * @param {unknown} error
 */
export function cannotBeUnpacked(error) {
  const cause = error instanceof Error ? (error.cause ?? error) : null
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return meaningOf(code)?.startsWith('the answer cannot be unpacked') ?? false
}
