import type { Delivery } from '../world/fault-rule.ts'

/** Pieces of a dripping body in a second. */
const perSecond = 10

/** Waits in real time, which is the transport's, not the world's. */
export const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/** The bytes of a body, and how many of them arrive before the connection breaks. */
export function deliveredPart(body: string | Uint8Array, { cut_after }: Delivery) {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  const breaks = cut_after !== undefined && cut_after < bytes.length
  return { bytes, breaks, arriving: breaks ? bytes.subarray(0, cut_after) : bytes }
}

/** The bytes in pieces, each at the time at which it arrives. */
export async function* dripped(
  bytes: Uint8Array,
  { bytes_per_second: rate }: Delivery,
): AsyncGenerator<Uint8Array, undefined> {
  if (rate === undefined) {
    if (bytes.length > 0) yield bytes
    return
  }
  const step = Math.max(1, Math.round(rate / perSecond))
  for (let at = 0; at < bytes.length; at += step) {
    const piece = bytes.subarray(at, at + step)
    await wait((piece.length / rate) * 1000)
    yield piece
  }
}
