/** A piece of a text that came as HTML. */
interface TextBlock {
  heading: boolean
  text: string
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/**
 * Headings and paragraphs of the server's HTML as plain text. The terms need no more, so their HTML never
 * reaches the page.
 */
export function blocksOf(html: string): TextBlock[] {
  return html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
    .split(/(?=<h[1-6]\b)|<\/h[1-6]\s*>|<\/(?:p|li|div)\s*>|<br\b[^>]*>/i)
    .map((part) => ({ heading: /^\s*<h[1-6]\b/i.test(part), text: plain(part) }))
    .filter(({ text }) => text !== '')
}

const plain = (part: string) =>
  part
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
