import { join } from 'node:path'
import { start } from '../workspace/processes.mjs'
import { program } from '../workspace/programs.mjs'
import { root } from '../workspace/root.mjs'

/** @typedef {import('./options.mjs').StartOptions} StartOptions */

/**
 * How node is started for the mock. Memory before speed (freed pages go back, 40 MB after load; the young
 * generation stays at 1 MB, whatever its own flag says), an old one that grows by a quarter before it is cleared and, with glibc, one arena of malloc instead of one
 * for each thread (20 MB) keep it below 150 MB under load, where it would take twice as much; with the compile cache on
 * from the first file, the stripper of types (18 MB, 30 ms) is not loaded at all after the first start.
 */
export const mockNode = {
  flags: ['--optimize-for-size', '--max-semi-space-size=4', '--heap-growing-percent=25'],
  env: { NODE_COMPILE_CACHE: join(root, '.cache', 'compile'), MALLOC_ARENA_MAX: '1' },
}

/**
 * Arguments of the mock server for a backend that answers a part of the calls.
 * @param {StartOptions} options
 */
export function liveArguments({ api, live, liveAs }) {
  if (api === null || live === null) return []
  return ['--api', api, '--live', live, ...(liveAs === null ? [] : ['--live-as', liveAs])]
}

/** Whether a mock server runs beside the portal. @param {StartOptions} options */
export const hasMockServer = ({ api, live, browser }) => !browser && (api === null || live !== null)

/**
 * @param {StartOptions} options
 * @param {(line: string) => void} print
 */
export function mockServer(options, print) {
  const { port, mockPort, seed, scenario, state, record, live, preview } = options
  const script = join(root, 'apps/mock-server/src/server.ts')
  const args = [...mockNode.flags, script, '--port', String(mockPort), '--ticking', '--record']
  args.push(...liveArguments(options))
  // The page takes the time from whichever server has answered last: both go by today's.
  if (live !== null) args.push('--start', String(Date.now()))
  // The production build has no panel, which follows the links.
  if (!preview) args.push('--portal', `http://127.0.0.1:${port}`)
  if (seed !== null) args.push('--seed', seed)
  if (scenario !== null) args.push('--scenario', scenario)
  if (state !== null) args.push('--state', state)
  // Beside a live server the recorder sees the calls of both.
  if (record !== null && live === null) args.push('--trace', record)
  return start('mock server', args, { env: mockNode.env, print })
}

/** Whether calls of a real backend are recorded, on their way to it. @param {StartOptions} options */
export const hasRecorder = ({ api, record }) => api !== null && record !== null

/**
 * Stands between the portal and a real backend, or the mock that leaves a part of the calls to one.
 * @param {StartOptions} options
 * @param {number} port
 * @param {(line: string) => void} print
 */
export function liveRecorder(options, port, print) {
  const target = hasMockServer(options) ? `http://127.0.0.1:${options.mockPort}` : (options.api ?? '')
  const script = join(root, 'tools/trace/record-live.ts')
  const args = [script, '--port', String(port), '--target', target, '--trace', options.record ?? '']
  return start('recorder', args, { print })
}

/**
 * @param {StartOptions} options
 * @param {number | null} recorderPort of the recorder before the backend; null for none
 * @param {(line: string) => void} print
 */
export function portalServer(options, recorderPort, print) {
  const { port, mockPort, seed, scenario, browser, api, lacks, preview } = options
  const isMocked = hasMockServer(options)
  const before = recorderPort ?? (isMocked ? mockPort : null)
  const backend = before === null ? api : `http://127.0.0.1:${before}`
  const env = {
    PORTAL_MOCK: backend ?? undefined,
    PORTAL_LIVE: isMocked || browser ? undefined : (api ?? undefined),
    PORTAL_LACKS: lacks.length > 0 ? lacks.join(',') : undefined,
    // Read by the page when it starts the mock by itself.
    VITE_MOCK_SEED: seed ?? undefined,
    VITE_MOCK_SCENARIO: scenario ?? undefined,
  }
  const cwd = join(root, 'apps/portal')
  if (preview) {
    const args = ['preview/serve.ts', '--port', String(port)]
    // The pages that the mock's menus embed may be embedded, those of a backend only by name.
    if (backend !== null) args.push(isMocked ? '--mock' : '--api', backend)
    if (lacks.length > 0) args.push('--lacks', lacks.join(','))
    return start('portal', args, { cwd, env, print })
  }
  const args = [program('vite'), '--host', '127.0.0.1', '--port', String(port), '--strictPort']
  if (browser) args.push('--mode', 'mock-in-page')
  return start('portal', args, { cwd, env, print })
}
