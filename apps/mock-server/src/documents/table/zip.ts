import { strToU8, zipSync } from 'fflate'

/** The date of every entry, in local time so that no time zone changes it. */
const neverChanges = () => new Date(2000, 0, 1)

/** A ZIP of texts and files; the same contents give the same bytes. */
export function zipOf(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  const entries = Object.entries(files).map(
    ([path, content]) => [path, typeof content === 'string' ? strToU8(content) : content] as const,
  )
  return zipSync(Object.fromEntries(entries), { mtime: neverChanges(), level: 6 })
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Tabs and line ends are the only control characters that XML allows. */
const isAllowed = (sign: string) =>
  sign >= ' ' ? sign !== '\ufffe' && sign !== '\uffff' : '\t\n\r'.includes(sign)

/** Escaped XML text; control characters that XML does not allow are dropped. */
export function xmlText(text: string): string {
  return [...text]
    .filter(isAllowed)
    .join('')
    .replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)
}
