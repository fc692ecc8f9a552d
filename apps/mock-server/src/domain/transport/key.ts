/**
 * Keys that name an offer or a price completely, so that nothing has to be stored for them: the parts as JSON in
 * base64url, and a digest that only this world can make.
 */

export interface KeySource {
  digest(text: string): string
}

const toBase64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/(?<!=)=+$/, '')

function fromBase64(text: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    )
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** `kind` prevents an offer from being used as a quote. */
export function sealKey(source: KeySource, kind: string, parts: object): string {
  const body = `${kind}.${toBase64(JSON.stringify(parts))}`
  return `${body}.${source.digest(body)}`
}

/** Null for anything this world has not issued: the digest vouches for the shape of the parts. */
export function openKey(source: KeySource, kind: string, key: string): unknown {
  const cut = key.lastIndexOf('.')
  const body = key.slice(0, cut)
  if (cut < 0 || !body.startsWith(`${kind}.`) || source.digest(body) !== key.slice(cut + 1)) return null
  const text = fromBase64(body.slice(kind.length + 1))
  return text === null ? null : (JSON.parse(text) as unknown)
}

/** Seconds for which an offer or a quote may be used. */
export const rideKeyLife = 1800
