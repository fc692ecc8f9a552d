/** What the host tells the page of its backend. */
export interface PageSettings {
  apiUrl: string
  lacks: readonly string[]
}

/** Writes the host's own settings into the page, so that no call is needed for them. */
export function withSettings(html: string, { apiUrl, lacks }: PageSettings): string {
  return html.replace(/(id="env"[^>]*>)([^<]*)/, (_block, tag: string, json: string) => {
    const env = { ...(JSON.parse(json) as object), apiUrl, ...(lacks.length > 0 && { lacks }) }
    return tag + JSON.stringify(env).replaceAll('<', '\\u003c')
  })
}
