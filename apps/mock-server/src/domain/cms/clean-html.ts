import { type Token, Tokenizer, TokenizerMode } from 'parse5'

/** Escapes text for use between tags and inside quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Allowed elements of articles and comments, with their attributes. */
const allowed: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
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
  }),
)

const empty = new Set(['br', 'hr', 'img'])

/** The contents of these elements are never text for a reader. */
const swallowed = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'noscript',
  'template',
  'svg',
  'math',
  'textarea',
  'title',
])

/** How a browser reads on behind these: as text up to their own end tag. */
const rawText: ReadonlyMap<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]> = new Map([
  ['script', TokenizerMode.SCRIPT_DATA],
  ['style', TokenizerMode.RAWTEXT],
  ['iframe', TokenizerMode.RAWTEXT],
  ['noscript', TokenizerMode.RAWTEXT],
  ['textarea', TokenizerMode.RCDATA],
  ['title', TokenizerMode.RCDATA],
])

/** Addresses of this site, of the web and of mail; no other scheme. */
const address = /^(?:https?:\/\/|mailto:|\/(?!\/)|#)[^\s"'<>\\]*$/i

/** Elements below this depth are removed and their text is kept: real articles are shallower, and readers recurse. */
const deepest = 64

/**
 * Keeps only allowed elements and attributes and closes open ones; everything else becomes text or is removed. A
 * standard tokenizer reads the text once from start to end, so no text takes long.
 */
export function cleanHtml(html: string): string {
  const writer = new CleanWriter()
  const tokenizer = new Tokenizer(
    {},
    {
      onStartTag: (tag) => {
        const mode = rawText.get(tag.tagName)
        if (mode !== undefined) tokenizer.state = mode
        writer.open(tag)
      },
      onEndTag: ({ tagName }) => writer.close(tagName),
      onCharacter: ({ chars }) => writer.text(chars),
      onWhitespaceCharacter: ({ chars }) => writer.text(chars),
      onNullCharacter: () => {},
      onComment: () => {},
      onDoctype: () => {},
      onEof: () => {},
    },
  )
  tokenizer.write(html, true)
  return writer.end()
}

class CleanWriter {
  #clean = ''
  readonly #open: string[] = []
  /** The swallowed element that hides everything until it ends, and its nesting depth. */
  #hidden: { readonly name: string; depth: number } | null = null

  open({ tagName, attrs }: Token.TagToken): void {
    if (this.#hidden) {
      if (this.#hidden.name === tagName) this.#hidden.depth += 1
      return
    }
    if (swallowed.has(tagName)) {
      this.#hidden = { name: tagName, depth: 1 }
      return
    }
    const names = allowed.get(tagName)
    if (!names || this.#open.length >= deepest) return
    if (!empty.has(tagName)) this.#open.push(tagName)
    this.#clean += `<${tagName}${attributesOf(attrs, names)}>`
  }

  close(name: string): void {
    if (this.#hidden) {
      if (this.#hidden.name !== name) return
      this.#hidden.depth -= 1
      if (this.#hidden.depth === 0) this.#hidden = null
      return
    }
    const at = this.#open.lastIndexOf(name)
    if (at >= 0) this.#closeFrom(at)
  }

  text(chars: string): void {
    if (!this.#hidden) this.#clean += textOf(chars)
  }

  end(): string {
    this.#closeFrom(0)
    return this.#clean
  }

  #closeFrom(at: number): void {
    for (const name of this.#open.splice(at).reverse()) this.#clean += `</${name}>`
  }
}

const textOf = (chars: string): string =>
  chars
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00a0', '&nbsp;')

function attributesOf(attributes: readonly Token.Attribute[], names: readonly string[]): string {
  let kept = ''
  for (const { name, value: written } of attributes) {
    const value = written.trim()
    if (!names.includes(name)) continue
    if ((name === 'href' || name === 'src') && !address.test(value)) continue
    kept += ` ${name}="${escapeHtml(value)}"`
  }
  return kept
}

/** True when a reader of cleaned HTML would see nothing: no picture, no letter. */
export const isEmptyHtml = (clean: string): boolean =>
  !clean.includes('<img') &&
  clean
    .replace(/<[^<>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .trim() === ''
