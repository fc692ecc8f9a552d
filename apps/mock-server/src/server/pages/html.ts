import type { EdgeResponse } from '../../edge/exchange.ts'

/** Text that is safe as markup. */
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

/** Markup with values. Each value is escaped unless it is markup itself. */
export const html = (texts: TemplateStringsArray, ...values: readonly Part[]): Html =>
  new Html(
    texts.map((text, index) => text + (index < values.length ? written(values[index] ?? '') : '')).join(''),
  )

/** Headers of the server's own pages. */
export const pageHeaders = (contentSecurityPolicy: string): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
})

/** A sentence instead of a page. */
export const plain = (status: number, sentence: string): EdgeResponse => ({
  status,
  headers: {
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  },
  body: sentence,
})

/** The style of the server's own pages. */
export const pageStyle = `
:root { color-scheme: light dark; --line: light-dark(#d5dae1, #3a4352); --soft: light-dark(#f4f6f9, #1c222c);
  --link: light-dark(#0b5cad, #8dc2ff); --quiet: light-dark(#55606f, #aab4c3) }
* { box-sizing: border-box }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: light-dark(#fff, #12161d); color: light-dark(#1a2230, #e8ecf2) }
main { max-width: 72rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }
h1 { font-size: 1.75rem; margin: 0 }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .75rem }
h3 { font-size: 1rem; margin: 0; padding: .6rem 0 }
a { color: var(--link) }
header { display: flex; gap: 1rem; justify-content: space-between; align-items: baseline; flex-wrap: wrap }
nav { display: flex; gap: .25rem 1.25rem; flex-wrap: wrap; padding: .75rem 0 }
nav a, .links a { display: inline-block; padding: .2rem 0 }
.wide { overflow-x: auto }
table { border-collapse: collapse; width: 100% }
th, td { text-align: start; padding: .45rem .75rem .45rem 0; border-bottom: 1px solid var(--line); vertical-align: top }
th { font-weight: 600; color: var(--quiet) }
code { font: .875em ui-monospace, monospace; background: var(--soft); padding: .1em .3em; border-radius: 3px; overflow-wrap: anywhere }
details { border-bottom: 1px solid var(--line) }
summary { cursor: pointer; padding: .1rem 0 }
summary h3 { display: inline-block }
.quiet { color: var(--quiet) }
.links { display: flex; gap: .25rem 1rem; flex-wrap: wrap }
ul { padding: 0; margin: 0; list-style: none }
.scenarios li { display: grid; grid-template-columns: minmax(10rem, 1fr) 2fr minmax(14rem, 1fr); gap: .25rem 1rem; padding: .6rem 0; border-top: 1px solid var(--line) }
.scenarios p { margin: 0 }
@media (max-width: 48rem) { .scenarios li { grid-template-columns: 1fr } }
`
