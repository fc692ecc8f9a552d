import { resolve } from 'node:path'
import { type OperationId, routes } from '@portal/api-client/contract'
import { readArguments } from '../workspace/arguments.mjs'
import { Stop } from '../workspace/stop.mjs'
import type { Status } from './contract.ts'
import type { FireOptions } from './hostile.ts'

export const help = `npm run contract:check -- --target URL [options]

Asks a server what the contract says it answers, and reports for each operation whether it agrees. Without --write only
calls that change nothing are made.

  --target URL     base of the calls, such as https://api.example.com/base
  --token TOKEN    access token of a member; without one only visitors' calls are made
  --write          make the writes too that take themselves back: use a throw-away account
  --demand LIST    which operations must agree for success: known,inherited,stubbed (all)
  --timeout S      seconds that an answer may take (30)
  --out FILE       where the report goes as JSON (.cache/contract-check.json)
  --help           this text

  --hostile        then fire hostile forms of the requests that were answered: reads only, unless --write is given
  --other TOKEN    token of another account, whose data the first must not see (CONTRACT_CHECK_OTHER)
  --seed N         which requests: the same seed sends the same ones again (1)
  --calls N        at most so many hostile calls (3000)
  --pace N         at most so many of them a second (20)
  --only LIST      fire at these operations alone

Ends with 0 when every demanded operation that could be asked agrees, with 1 when one differs, is missing, refuses or gives no
answer, with 2 when nothing could be asked. After three calls in a row without an answer, the one that was answered last
is asked again; where it is silent too, the run stops and says so. --token may also stand in CONTRACT_CHECK_TOKEN, which no list of processes shows.`

interface CheckOptions {
  readonly target: string
  readonly token: string | null
  readonly write: boolean
  readonly demanded: readonly Status[]
  /** ms */
  readonly timeout: number
  readonly out: string
  /** Access token of another account. */
  readonly other: string | null
  /** Null without --hostile. */
  readonly fire: Omit<FireOptions, 'others' | 'write' | 'progress'> | null
}

/** In seconds. */
const longest = 3600

const statuses: readonly Status[] = ['known', 'inherited', 'stubbed']

const parse = (args: readonly string[]) =>
  readArguments({
    args: [...args],
    options: {
      target: { type: 'string' },
      token: { type: 'string' },
      write: { type: 'boolean', default: false },
      demand: { type: 'string', default: statuses.join(',') },
      timeout: { type: 'string', default: '30' },
      out: { type: 'string', default: '.cache/contract-check.json' },
      hostile: { type: 'boolean', default: false },
      other: { type: 'string' },
      seed: { type: 'string', default: '1' },
      calls: { type: 'string', default: '3000' },
      pace: { type: 'string', default: '20' },
      only: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })

type Values = ReturnType<typeof parse>['values']

/** @throws Stop with a sentence about the first wrong option */
export function readOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): CheckOptions | 'help' {
  const { values } = parse(args)
  if (values.help) return 'help'
  const { target = '' } = values
  if (!URL.canParse(target) || !/^https?:$/.test(new URL(target).protocol))
    throw new Stop(`--target takes an address such as https://api.example.com, not "${target}".`, 2)
  const { origin, pathname, username, password, search, hash } = new URL(target)
  if (username !== '' || password !== '')
    throw new Stop('--target takes an address without user name and password; --token says who asks.', 2)
  if (search !== '' || hash !== '')
    throw new Stop('--target takes an address without query and fragment: calls are put behind its path.', 2)
  const demanded = values.demand.split(',').filter((each) => each !== '')
  const unknown = demanded.find((each) => !statuses.some((status) => status === each))
  if (unknown !== undefined) throw new Stop(`--demand takes ${statuses.join(', ')}, not "${unknown}".`, 2)
  if (demanded.length === 0)
    throw new Stop(`--demand needs one of ${statuses.join(', ')}: without any nothing could fail.`, 2)
  const token = values.token ?? environment.CONTRACT_CHECK_TOKEN ?? null
  const other = values.other ?? environment.CONTRACT_CHECK_OTHER ?? null
  if ([token, other].some((each) => each !== null && !/^[\x21-\x7e]+$/.test(each)))
    throw new Stop(
      'The token has a character that no header takes: was all of it copied, and nothing else?',
      2,
    )
  if (other !== null && other === token)
    throw new Stop('--other takes the token of another account, not of the same.', 2)
  return {
    target: origin + pathname.replace(/(?<!\/)\/+$/, ''),
    token,
    write: values.write,
    demanded: statuses.filter((status) => demanded.includes(status)),
    timeout: numberIn(values, 'timeout', longest, 'seconds') * 1000,
    other,
    fire: values.hostile ? fireOf(values) : null,
    // npm runs scripts in the repository, but the file is relative to where the command was typed.
    out: resolve(environment.INIT_CWD ?? process.cwd(), values.out),
  }
}

const fireOf = (values: Values): CheckOptions['fire'] => {
  const ids = values.only?.split(',').filter((each) => each !== '') ?? null
  const unknown = ids?.find((id) => !Object.hasOwn(routes, id))
  if (unknown !== undefined) throw new Stop(`--only takes operations of the contract, not "${unknown}".`, 2)
  return {
    seed: numberIn(values, 'seed', 2 ** 32 - 1, 'a whole number', true),
    calls: numberIn(values, 'calls', 1_000_000, 'a whole number', true),
    pace: numberIn(values, 'pace', 10_000, 'calls a second'),
    slow: 2000,
    only: ids as readonly OperationId[] | null,
  }
}

/** @throws Stop unless the option is a number above 0 */
function numberIn(
  values: Values,
  name: 'timeout' | 'seed' | 'calls' | 'pace',
  most: number,
  what: string,
  whole = false,
): number {
  const number = Number(values[name])
  if (!(number > 0 && number <= most) || (whole && !Number.isInteger(number)))
    throw new Stop(`--${name} takes ${what} up to ${most}, not "${values[name]}".`, 2)
  return number
}
