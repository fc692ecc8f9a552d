import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Moves the source maps out of the folder that is published into one that is not. Each is called after its script, whose
 * name says what is in it; so the maps of several builds may lie in one folder.
 */
export function setSourceMapsApart(dist: string, apart: string): void {
  const maps = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.map'))
  if (maps.length === 0) return
  rmSync(apart, { recursive: true, force: true })
  mkdirSync(apart, { recursive: true })
  for (const name of maps) renameSync(join(dist, 'assets', name), join(apart, name))
}
