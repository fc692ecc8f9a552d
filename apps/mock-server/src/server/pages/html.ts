/** Text that was made safe for markup, and nothing else. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | string | number | readonly Part[]

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function written(part: Part): string {
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(written).join('')
  return String(part).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

/** Markup with values in it; every value is escaped unless it is markup itself. */
export const html = (texts: TemplateStringsArray, ...values: readonly Part[]): Html =>
  new Html(
    texts.map((text, index) => text + (index < values.length ? written(values[index] ?? '') : '')).join(''),
  )
