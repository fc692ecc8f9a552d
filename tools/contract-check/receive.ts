/** Bytes of an answer once it is unpacked. */
const most = 20 * 1024 * 1024

/** An answer that nothing would read to its end. */
export class TooLarge extends Error {
  readonly limit = `${most / 1024 / 1024} MB`
}

/**
 * The body of an answer.
 * @throws TooLarge before it fills the memory
 */
export async function receive({ body }: Response, limit: number = most): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let length = 0
  // Leaving the loop breaks the answer off.
  for await (const piece of (body ?? []) as AsyncIterable<Uint8Array>) {
    length += piece.byteLength
    if (length > limit) throw new TooLarge()
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
