/**
 * Sends a file as `fetch` would, and calls `moved` for each piece that has left, which `fetch` cannot report. On a slow
 * line only this tells a running upload from a stuck one.
 */
export function sendFile(url: string, call: RequestInit, moved: () => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest()
    const { signal } = call
    const stop = () => sending.abort()
    sending.open(call.method ?? 'POST', url)
    for (const [name, value] of new Headers(call.headers)) sending.setRequestHeader(name, value)
    sending.upload.addEventListener('progress', moved)
    sending.addEventListener('progress', moved)
    sending.addEventListener('load', () => resolve(responseOf(sending, url)))
    sending.addEventListener('error', () => reject(new TypeError('Failed to send')))
    sending.addEventListener('abort', () => reject(signal?.reason))
    sending.addEventListener('loadend', () => signal?.removeEventListener('abort', stop))
    if (signal?.aborted) return reject(signal.reason)
    signal?.addEventListener('abort', stop)
    sending.send(call.body as FormData)
  })
}

function responseOf(sending: XMLHttpRequest, url: string): Response {
  const wanted = new URL(url, location.href).href
  // The browser followed a redirect silently; report it, as `fetch` with `redirect: 'manual'` does.
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
