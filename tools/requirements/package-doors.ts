import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** `@portal/ui/overlays` and its like, as their packages export them. */
export function packageDoors(root: string): Map<string, string> {
  const doors = new Map<string, string>()
  for (const file of globSync('{apps,libs}/*/package.json', { cwd: root })) {
    const { name, exports } = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
      name: string
      exports?: Record<string, string | Record<string, string>>
    }
    for (const [door, target] of Object.entries(exports ?? {})) {
      const path = typeof target === 'string' ? target : (target['import'] ?? target['default'] ?? '')
      doors.set(
        door === '.' ? name : `${name}/${door.slice(2)}`,
        join(file, '..', path).replaceAll('\\', '/'),
      )
    }
  }
  return doors
}
