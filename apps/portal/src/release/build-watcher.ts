import type { BuildFiles } from './build-files.ts'

/** How often a newer build is looked for, in ms. */
export const pollInterval = 3_600_000

/** The timers of the page, or those of a test. */
export interface Timers {
  now: () => number
  every: (ms: number, run: () => void) => () => void
}

/** The page's own. */
const pageTimers: Timers = {
  now: () => Date.now(),
  every: (ms, run) => {
    const id = setInterval(run, ms)
    return () => clearInterval(id)
  },
}

interface BuildWatcher {
  /** True from the moment a newer build was noticed. */
  isOutdated: () => boolean
  stop: () => void
}

/**
 * Polls `builds/latest.json`. A missing, unreachable or garbled file changes nothing; a noticed build only
 * sets a flag, because the page reloads on the next navigation and never by itself.
 */
export function watchBuild(files: BuildFiles, timers: Timers = pageTimers): BuildWatcher {
  if (files.buildId === null) return { isOutdated: () => false, stop: () => {} }
  let outdated = false
  const poll = async () => {
    const latest = (await files.read(`builds/latest.json?${timers.now()}`)) as { id?: unknown } | null
    if (typeof latest?.id !== 'string' || latest.id === '' || latest.id === files.buildId) return
    outdated = true
    stop()
  }
  const stop = timers.every(pollInterval, () => void poll())
  return { isOutdated: () => outdated, stop }
}
