/**
 * Settings that the host puts into the page as JSON, so that they need no call. Each reader validates its setting;
 * invalid JSON counts as empty.
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
