/** Elements that may stand in articles and comments, with the attributes each may carry. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  p: [],
  br: [],
  hr: [],
  h2: [],
  h3: [],
  h4: [],
  strong: [],
  b: [],
  em: [],
  i: [],
  u: [],
  s: [],
  blockquote: [],
  pre: [],
  code: [],
  ul: [],
  ol: [],
  li: [],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  figure: [],
  figcaption: [],
  a: ['href', 'title'],
  img: ['src', 'alt'],
}

const empty = new Set(['br', 'hr', 'img'])

/** What stands inside these is never text for a reader. */
const swallowed =
  /<(script|style|iframe|object|embed|noscript|template|svg|math|textarea|title)\b[\s\S]*?(?:<\/\1\s*>|$)/gi

/** Addresses of this site, of the web and of mail; no other scheme. */
const address = /^(?:https?:\/\/|mailto:|\/(?!\/)|#)[^\s"'<>]*$/i

const tag = /<(\/?)([a-zA-Z][a-zA-Z0-9-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/g
const attribute = /([a-zA-Z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g

/** Text as it may stand between tags. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Leaves only allowed elements and attributes and closes what was left open; everything else becomes text or vanishes. */
export function cleanHtml(html: string): string {
  const source = html
    .replaceAll('\u0000', '')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(swallowed, '')
  const open: string[] = []
  let clean = ''
  let at = 0
  for (const match of source.matchAll(tag)) {
    clean += text(source.slice(at, match.index))
    at = match.index + match[0].length
    clean += elementOf(match, open)
  }
  clean += text(source.slice(at))
  return clean + open.reverse().map(closing).join('')
}

const text = (part: string): string => part.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const closing = (name: string): string => `</${name}>`

function elementOf([, slash, written = '', rest = '']: RegExpMatchArray, open: string[]): string {
  const name = written.toLowerCase()
  const attributes = Object.hasOwn(allowed, name) ? allowed[name] : undefined
  if (!attributes) return ''
  if (slash) {
    const index = open.lastIndexOf(name)
    return index < 0 ? '' : open.splice(index).reverse().map(closing).join('')
  }
  if (!empty.has(name)) open.push(name)
  return `<${name}${attributesOf(rest, attributes)}>`
}

function attributesOf(written: string, names: readonly string[]): string {
  let kept = ''
  for (const [, name = '', double, single, bare] of written.matchAll(attribute)) {
    const key = name.toLowerCase()
    const value = (double ?? single ?? bare ?? '').trim()
    if (!names.includes(key)) continue
    if ((key === 'href' || key === 'src') && !address.test(value)) continue
    kept += ` ${key}="${value.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')}"`
  }
  return kept
}

/** True when a reader would see nothing: no picture, no letter. */
export const isEmptyHtml = (html: string): boolean =>
  !/<img\b/i.test(html) &&
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;|&#160;|\u00a0/g, ' ')
    .trim() === ''
