import { SourceMap } from 'node:module'
import { posix } from 'node:path'

/** Reads the source map of a script by its name; null if there is none. */
type ReadMap = (script: string) => string | null

/** The folder of built scripts; paths in their maps are relative to it. */
const scripts = 'apps/portal/dist/client/assets'

const place = /assets\/([\w.-]+\.js):(\d+):(\d+)/g

type Payload = ConstructorParameters<typeof SourceMap>[0]

/**
 * Replaces each position in a built script, `assets/start-1a2b3c4d.js:1:2345`, by its position in the sources,
 * `apps/portal/src/boot/api.ts:23:5`. Positions without a source map stay.
 */
export function withSourcePlaces(text: string, readMap: ReadMap): string {
  const maps = new Map<string, SourceMap | null>()
  const mapOf = (script: string) => {
    if (!maps.has(script)) {
      const json = readMap(script)
      maps.set(script, json === null ? null : new SourceMap(JSON.parse(json) as Payload))
    }
    return maps.get(script) ?? null
  }
  return text.replaceAll(place, (built, script: string, line: string, column: string) => {
    // Stacks count from 1, maps from 0.
    const entry = mapOf(script)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (entry === undefined || !('originalSource' in entry)) return built
    const { originalSource, originalLine, originalColumn } = entry
    return `${posix.join(scripts, originalSource)}:${originalLine + 1}:${originalColumn + 1}`
  })
}
