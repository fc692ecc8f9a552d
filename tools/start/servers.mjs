import { join } from 'node:path'
import { start } from '../workspace/processes.mjs'
import { program } from '../workspace/programs.mjs'
import { root } from '../workspace/root.mjs'

/** @typedef {import('./options.mjs').StartOptions} StartOptions */

/**
 * Flags of Node for the mock. Without them it takes 300 MB under load instead of 150: memory comes before speed (40 MB),
 * the heap grows by a quarter before it is collected, and malloc has one arena instead of one for each thread (20 MB).
 * With the compile cache, Node loads no stripper of types (18 MB, 30 ms) after the first start.
 */
export const mockNode = {
  flags: ['--optimize-for-size', '--max-semi-space-size=4', '--heap-growing-percent=25'],
  env: { NODE_COMPILE_CACHE: join(root, '.cache', 'compile'), MALLOC_ARENA_MAX: '1' },
}

/**
 * Arguments of the mock server if a backend answers some of the calls.
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
  const { port, mockPort, seed, scenario, state, data, record, live, preview } = options
  const script = join(root, 'apps/mock-server/src/server.ts')
  const args = [...mockNode.flags, script, '--port', String(mockPort), '--ticking', '--record']
  args.push(...liveArguments(options))
  // The page uses the clock of the server that answered last, so both have today's.
  if (live !== null) args.push('--start', String(Date.now()))
  // The production build has no panel to open the links.
  if (!preview) args.push('--portal', `http://127.0.0.1:${port}`)
  if (seed !== null) args.push('--seed', seed)
  if (scenario !== null) args.push('--scenario', scenario)
  if (state !== null) args.push('--state', state)
  if (data !== null) args.push('--data', data)
  if (record !== null) args.push('--trace', record)
  return start('mock server', args, { env: mockNode.env, print })
}

/**
 * @param {StartOptions} options
 * @param {(line: string) => void} print
 */
export function portalServer(options, print) {
  const { port, mockPort, seed, scenario, browser, api, lacks, preview } = options
  const isMocked = hasMockServer(options)
  const backend = isMocked ? `http://127.0.0.1:${mockPort}` : api
  const env = {
    PORTAL_MOCK: backend ?? undefined,
    PORTAL_LIVE: isMocked || browser ? undefined : (api ?? undefined),
    PORTAL_LACKS: lacks.length > 0 ? lacks.join(',') : undefined,
    // For a mock inside the page.
    VITE_MOCK_SEED: seed ?? undefined,
    VITE_MOCK_SCENARIO: scenario ?? undefined,
  }
  const cwd = join(root, 'apps/portal')
  if (preview) {
    const args = ['preview/serve.ts', '--port', String(port)]
    // The mock's menus may embed any page, those of a backend only named hosts.
    if (backend !== null) args.push(isMocked ? '--mock' : '--api', backend)
    if (lacks.length > 0) args.push('--lacks', lacks.join(','))
    return start('portal', args, { cwd, env, print })
  }
  const args = [program('vite'), '--host', '127.0.0.1', '--port', String(port), '--strictPort']
  if (browser) args.push('--mode', 'mock-in-page')
  return start('portal', args, { cwd, env, print })
}
