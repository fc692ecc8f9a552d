/** Search params as readable text: `star=4&star=5&page=2`, without quotes and brackets. */

type SearchValue = string | number | boolean | null | undefined

/** From the URL: one value as a string, several with the same name as a list. */
export function parseSearch(search: string): Record<string, string | string[]> {
  const params = new URLSearchParams(search)
  const names = [...new Set(params.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const values = params.getAll(name)
      return [name, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
}

/** To the URL; empty values are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const one of (Array.isArray(value) ? value : [value]) as SearchValue[]) {
      if (one !== null && one !== undefined && one !== '') params.append(name, String(one))
    }
  }
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}
