/**
 * What the host has decided when it served the page: JSON in the page, so that no call is needed for it. Whoever reads a
 * setting judges it; what is not there or cannot be read counts as not said.
 */
export function hostSettings(page: Document = document): Readonly<Record<string, unknown>> {
  try {
    return (JSON.parse(page.getElementById('env')?.textContent ?? '{}') ?? {}) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** The running build; null in development. */
export function buildId(page?: Document): string | null {
  const { buildId: id } = hostSettings(page)
  return typeof id === 'string' && id !== '' ? id : null
}
