interface MapTiles {
  /** `https://…/{z}/{x}/{y}.png` */
  address: string
  /** Whose map it is; must stand on it. */
  attribution: string
}

/**
 * The tiles that the host has configured in the page's `env` block; null leaves a plain sketch. Read when a map
 * is opened, so that the start does not carry it.
 */
export function readMapTiles(page: Document = document): MapTiles | null {
  try {
    const env = JSON.parse(page.getElementById('env')?.textContent ?? '{}') as Record<string, unknown>
    const { mapTiles, mapAttribution } = env
    const fits = typeof mapTiles === 'string' && /^https:\/\/\S*\{z\}\S*\{x\}\S*\{y\}\S*$/.test(mapTiles)
    if (!fits) return null
    return { address: mapTiles, attribution: typeof mapAttribution === 'string' ? mapAttribution : '' }
  } catch {
    return null
  }
}
