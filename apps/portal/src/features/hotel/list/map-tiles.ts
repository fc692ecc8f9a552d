import { hostSettings } from '../../../shared/host-settings.ts'

interface MapTiles {
  /** `https://…/{z}/{x}/{y}.png` */
  address: string
  /** Whose map it is; must stand on it. */
  attribution: string
}

/** The tiles that the host has configured; null leaves a plain sketch. */
export function readMapTiles(page?: Document): MapTiles | null {
  const { mapTiles, mapAttribution } = hostSettings(page)
  const fits = typeof mapTiles === 'string' && /^https:\/\/\S*\{z\}\S*\{x\}\S*\{y\}\S*$/.test(mapTiles)
  if (!fits) return null
  return { address: mapTiles, attribution: typeof mapAttribution === 'string' ? mapAttribution : '' }
}
