const named: Record<string, string> = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'", '#39': "'" }
const decode = (text: string) => text.replace(/&(#?\w+);/g, (whole, name: string) => named[name] ?? whole)

/**
 * Moves style attributes into rules, because the policy allows no style attribute in markup. The id in the
 * selector keeps their strength.
 */
export function withoutStyleAttributes(html: string, rootId = 'root'): { html: string; css: string } {
  const rules = new Map<string, number>()
  const moved = html.replace(/ style="([^"]*)"/g, (_attribute, value: string) => {
    const declarations = decode(value)
    if (declarations === '') return ''
    if (!rules.has(declarations)) rules.set(declarations, rules.size)
    return ` data-style="${rules.get(declarations)}"`
  })
  const css = [...rules].map(([declarations, id]) => `#${rootId} [data-style="${id}"]{${declarations}}`)
  return { html: moved, css: css.join('') }
}
