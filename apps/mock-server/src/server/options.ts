import { mostLatency } from '../world/fault-rule.ts'
import { personas } from '../world/personas.ts'
import { isInstant } from '../world/settings.ts'
import { defaultSeed, defaultStart } from '../world/worlds.ts'
import { type LiveShare, liveOperations, membersCalls, signsInLive } from './live/share.ts'
import { WrongOption } from './wrong-option.ts'

// An import would load every export of the module, and half of the runtime with it (10 ms).
const { parseArgs } = process.getBuiltinModule('node:util')

/** The settings of the world `main` on the command line; null where it has none. */
export interface RequestedWorld {
  readonly seed: number | null
  readonly scenario: string | null
}

export interface ServerOptions {
  readonly host: string
  readonly port: number
  readonly seed: number
  /** Epoch ms. */
  readonly start: number
  /** A state of all worlds, or a scenario for the world `main`. */
  readonly scenario: string
  readonly state: string | null
  /** File of own hotels, guests and companies. */
  readonly data: string | null
  /** Seed and scenario, if the command line has them. */
  readonly requested: RequestedWorld
  readonly strict: boolean
  /** Real ms. */
  readonly latency: number
  readonly ticking: boolean
  readonly origin: string | null
  readonly controlHosts: readonly string[]
  /** Address of the portal that uses this mock, for links. */
  readonly portal: string | null
  readonly record: boolean
  /** The calls that a live server answers; null for none. */
  readonly live: LiveShare | null
  /** File of the trace of the world `main`. */
  readonly trace: string | null
}

export const usage = `Usage: node src/server.ts [options]
  --port N        port to listen on (4210)
  --host ADDRESS  address to listen on (127.0.0.1)
  --seed N        seed of the worlds (${defaultSeed})
  --start TIME    instant at which worlds begin, RFC 3339 or epoch ms (${new Date(defaultStart).toISOString()})
  --scenario NAME lead the world main to a situation, such as low_balance; the front page lists them
  --state FILE    save all worlds to this file and resume from it; a single snapshot is the world main
  --data FILE     own hotels, guests and companies of all worlds, JSON or CSV (docs/own-data.md)
  --strict        refuse requests that name no world or an unknown one
  --latency MS    wait before each answer
  --ticking       let time pass by itself in the world main and in worlds opened by their name
  --origin URL    allow a portal from this origin
  --portal URL    the portal that works with this mock, for the links of the front page
  --record        keep both bodies of the last calls, for the panel
  --live LIST     let the server of --api answer these nouns and operations, and the mock all others
  --api URL       the live server of --live, with its base path; LIVE_TOKEN in the environment may hold the access token
                  of a member there, for those who sign in to the mock
  --live-as NAME  persona whose company and rights a member of the live server has in the mock (goldenland)
  --trace FILE    record all calls of the world main in FILE, an HTTP archive that can be replayed
  --control-host NAME  answer control calls under this name too, besides localhost; may be given more than once`

/** Reads the command line. @throws WrongOption */
export function readOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = process.env,
): ServerOptions | 'help' {
  const values = parse(args)
  if (values.help) return 'help'
  if (values.trace !== undefined && values.live !== undefined)
    throw new WrongOption(
      '--trace and --live exclude each other: what a live server answers cannot be replayed. npm start -- --live LIST --record FILE records the calls of both.',
    )
  return {
    host: hostOf(values.host),
    port: integer('port', values.port, 65_535),
    seed: integer('seed', values.seed ?? String(defaultSeed)),
    start: instant(values.start),
    scenario: values.scenario ?? 'default',
    state: fileOf('state', values.state),
    data: fileOf('data', values.data),
    requested: {
      seed: values.seed === undefined ? null : integer('seed', values.seed),
      scenario: values.scenario ?? null,
    },
    strict: values.strict,
    latency: integer('latency', values.latency, mostLatency),
    ticking: values.ticking,
    origin: values.origin === undefined ? null : new URL(address('origin', values.origin)).origin,
    controlHosts: values['control-host'],
    portal: values.portal === undefined ? null : address('portal', values.portal),
    record: values.record,
    live: shareOf(values, environment.LIVE_TOKEN || null),
    trace: fileOf('trace', values.trace),
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        host: { type: 'string', default: '127.0.0.1' },
        port: { type: 'string', default: '4210' },
        seed: { type: 'string' },
        start: { type: 'string', default: String(defaultStart) },
        scenario: { type: 'string' },
        state: { type: 'string' },
        data: { type: 'string' },
        strict: { type: 'boolean', default: false },
        latency: { type: 'string', default: '0' },
        ticking: { type: 'boolean', default: false },
        origin: { type: 'string' },
        'control-host': { type: 'string', multiple: true, default: [] as string[] },
        portal: { type: 'string' },
        record: { type: 'boolean', default: false },
        live: { type: 'string' },
        api: { type: 'string' },
        'live-as': { type: 'string', default: 'goldenland' },
        trace: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    throw new WrongOption((error as Error).message)
  }
}

function integer(name: string, text: string, most = Number.MAX_SAFE_INTEGER): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > most)
    throw new WrongOption(`--${name} needs an integer up to ${most}, not ${text}.`)
  return value
}

/** An empty name would listen on every address of this machine, open to its network. */
function hostOf(text: string): string {
  if (!/^[\w.:%-]+$/.test(text))
    throw new WrongOption(
      `--host needs an address of this machine, such as 127.0.0.1, not ${text || 'nothing'}.`,
    )
  return text
}

function fileOf(name: string, path: string | undefined): string | null {
  if (path === '') throw new WrongOption(`--${name} needs the name of a file.`)
  return path ?? null
}

function address(name: string, text: string): string {
  const url = URL.parse(text)
  if (!/^https?:$/.test(url?.protocol ?? '') || url?.username)
    throw new WrongOption(`--${name} needs an address such as http://127.0.0.1:4200, not ${text}.`)
  return `${url?.origin}${url?.pathname.replace(/(?<!\/)\/+$/, '')}`
}

interface LiveValues {
  readonly live?: string | undefined
  readonly api?: string | undefined
  readonly 'live-as': string
}

function shareOf({ live, api, 'live-as': standIn }: LiveValues, token: string | null): LiveShare | null {
  if (live === undefined && api === undefined) return null
  if (live === undefined || api === undefined)
    throw new WrongOption('--live and --api go together: which calls, and which server answers them.')
  if (!personas.some(({ username }) => username === standIn))
    throw new WrongOption(
      `--live-as needs one of ${personas.map(({ username }) => username).join(', ')}, not ${standIn}.`,
    )
  const operations = liveOperations(live)
  const asMember = membersCalls(operations)
  if (token === null && !signsInLive(operations) && asMember.length > 0)
    throw new WrongOption(
      `The live server must know who asks for ${some(asMember)}: add session to --live, or set LIVE_TOKEN to the access token of a member there.`,
    )
  return { url: address('api', api), operations, token, standIn }
}

/** The first three names, and the number of the others. */
const some = (names: readonly string[]): string =>
  names.length <= 4 ? names.join(', ') : `${names.slice(0, 3).join(', ')} and ${names.length - 3} more`

function instant(text: string): number {
  const value = /^\d{12,}$/.test(text) ? Number(text) : Date.parse(text)
  if (!isInstant(value))
    throw new WrongOption(
      `--start needs an instant between the years 2000 and 2100 such as 2026-11-21T02:00:00Z, not ${text}.`,
    )
  return value
}
