/**
 * Sends a file as `fetch` would, and tells of each piece that has gone out, which `fetch` cannot: on a slow line it is
 * all that tells an upload under way from one that is stuck.
 */
export function sendFile(url: string, call: RequestInit, moved: () => void): Promise<Response> {
  return new Promise((settle, fail) => {
    const sending = new XMLHttpRequest()
    const { signal } = call
    const stop = () => sending.abort()
    sending.open(call.method ?? 'POST', url)
    for (const [name, value] of new Headers(call.headers)) sending.setRequestHeader(name, value)
    sending.upload.addEventListener('progress', moved)
    sending.addEventListener('progress', moved)
    sending.addEventListener('load', () => settle(answerOf(sending, url)))
    sending.addEventListener('error', () => fail(new TypeError('Failed to send')))
    sending.addEventListener('abort', () => fail(signal?.reason))
    sending.addEventListener('loadend', () => signal?.removeEventListener('abort', stop))
    if (signal?.aborted) return fail(signal.reason)
    signal?.addEventListener('abort', stop)
    sending.send(call.body as FormData)
  })
}

function answerOf(sending: XMLHttpRequest, url: string): Response {
  const wanted = new URL(url, location.href).href
  // Followed in silence; the caller is to hear of it, as by `fetch` that does not follow.
  if (sending.responseURL !== '' && sending.responseURL !== wanted) return new Response(null, { status: 302 })
  const { status, statusText } = sending
  const type = sending.getResponseHeader('content-type') ?? ''
  const empty = status === 204 || status === 205 || status === 304
  return new Response(empty ? null : sending.responseText, {
    status,
    statusText,
    headers: { 'content-type': type },
  })
}
