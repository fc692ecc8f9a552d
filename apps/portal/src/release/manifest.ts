import { type BuildFiles, buildFiles } from './build-files.ts'
import { type BuildManifest, noRules, parseManifest } from './route-matcher.ts'

/** The first fetch waits this long, in ms, unless a navigation needs the rules earlier. */
export const manifestDelay = 1000

const nothing: BuildManifest = { id: '', timestamp: 0, matcher: noRules, prerendered: [] }

let files: BuildFiles = buildFiles(null)
let loading: Promise<BuildManifest> | null = null

/** Connects the manifest to the running build and fetches it after the delay; returns the way to stop. */
export function startManifest(from: BuildFiles): () => void {
  files = from
  loading = null
  const timer = setTimeout(() => void loadManifest(), manifestDelay)
  return () => clearTimeout(timer)
}

/** The route rules of this build, fetched once; when that fails there are none. */
export function loadManifest(): Promise<BuildManifest> {
  loading ??= readManifest()
  return loading
}

async function readManifest(): Promise<BuildManifest> {
  if (files.buildId === null) return nothing
  const found = parseManifest(await files.read(`builds/meta/${files.buildId}.json`))
  return found ?? nothing
}
