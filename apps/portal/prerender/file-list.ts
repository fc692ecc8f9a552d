import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the list stands, which the host serves to nobody. */
export const fileList = '.host/files'

/**
 * Lists each file of a finished build: the SHA-256 of its content, its size, its path. `deploy/portal` publishes nothing
 * that differs from it. The last step of a build, since whatever comes later would not be listed.
 * @throws Error where a name could not stand in a line of the list
 */
export function writeFileList(dist: string): void {
  const lines = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name !== fileList && statSync(join(dist, name)).isFile())
    .toSorted()
    .map((name) => {
      if (!/^[\w./@~+-]+$/.test(name)) throw new Error(`${name} is no name for a file of a build.`)
      const content = readFileSync(join(dist, name))
      return `${createHash('sha256').update(content).digest('hex')} ${content.length} ${name}\n`
    })
  writeFileSync(join(dist, fileList), lines.join(''))
}
