import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { createMock, type Mock } from '../mock.ts'
import { program } from '../program.ts'
import type { OwnData } from '../world/seed/own/own-rows.ts'
import type { StartingStateName } from '../world/starting-states.ts'
import { startingStates as states } from '../world/starting-states.ts'
import { createListener } from './listener.ts'
import { type LiveShare, liveInfo } from './live/share.ts'
import type { ServerOptions } from './options.ts'
import { serverPages } from './pages/pages.ts'
import { StateFile } from './state-file.ts'
import { TraceFile } from './trace-file.ts'
import { WrongOption, withFileOf } from './wrong-option.ts'

/** Starts the server with its options. @throws WrongOption */
export async function serve(options: ServerOptions): Promise<void> {
  const { scenario, requested, live, data: file, ...others } = options
  const data = file === null ? null : await readDataOption(file, options.start)
  const state = Object.hasOwn(states, scenario) ? (scenario as StartingStateName) : null
  const mock = createMock(program, {
    ...others,
    scenario: state ?? 'default',
    data,
    live: live && liveInfo(live),
  })
  if (state === null) await begin(mock, scenario)
  const stateFile = options.state === null ? null : new StateFile(options.state, mock.worlds)
  stateFile?.load(requested, file === null ? null : { file, data })
  const trace = options.trace === null ? null : new TraceFile(options.trace, mock.recorder)
  trace?.begin(mock.worlds)
  const access = { hosts: options.controlHosts, origin: options.origin }
  const answering = live === null ? mock : await mixed(mock, live, options.strict)
  const server = createListener(answering, serverPages(mock, { access, portal: options.portal }))
  await listen(server, options)
  stateFile?.watch()
  const close = () => {
    server.close(() => process.exit(0))
    server.closeAllConnections()
    stateFile?.close()
    trace?.close()
  }
  process.once('SIGINT', close)
  process.once('SIGTERM', close)
  console.log(`Mock server ready on http://${options.host}:${portOf(server)}`)
}

/** The rows of a file of own data. @throws WrongOption with a line for each error */
async function readDataOption(file: string, start: number): Promise<OwnData> {
  const text = withFileOf('--data', file, () => readFileSync(file, 'utf8'))
  const { readDataFile } = await import('../world/seed/own/own-file.ts')
  const checked = await readDataFile(text, start)
  if ('data' in checked) return checked.data
  throw new WrongOption(`--data cannot use ${file}:\n  ${checked.errors.slice(0, 20).join('\n  ')}`)
}

/** Imported only where a live server answers some calls. */
async function mixed(mock: Mock, share: LiveShare, strict: boolean): Promise<Pick<Mock, 'handle'>> {
  const { MixedMock } = await import('./live/mixed.ts')
  return new MixedMock(mock, share, {
    strict,
    now: () => performance.now(),
    warn: (sentence) => console.error(sentence),
  })
}

/** Brings the main world into a scenario; the catalogue of scenarios is imported only for that. */
async function begin(mock: Mock, name: string): Promise<void> {
  const { beginByName } = await import('../scenarios/begin.ts')
  try {
    await beginByName({ program, ...mock }, name)
  } catch (error) {
    throw error instanceof RangeError ? new WrongOption(error.message) : error
  }
}

const listen = (server: Server, { host, port }: ServerOptions): Promise<void> =>
  new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => fail(wrongHost(error, host) ?? error))
    server.listen(port, host, done)
  })

const unknownHost: ReadonlySet<string> = new Set([
  'ENOTFOUND',
  'EAI_AGAIN',
  'EAI_FAIL',
  'EADDRNOTAVAIL',
  'EINVAL',
])

const wrongHost = ({ code = '' }: NodeJS.ErrnoException, host: string): WrongOption | null =>
  unknownHost.has(code)
    ? new WrongOption(`--host needs an address of this machine, such as 127.0.0.1, not ${host}.`)
    : null

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
