import { type OperationId, routes } from '@portal/api-client/contract'
import type { LiveInfo } from '../../control/call.ts'
import { WrongOption } from '../wrong-option.ts'

const operations = Object.keys(routes) as OperationId[]
const byNoun: ReadonlyMap<string, readonly OperationId[]> = Map.groupBy(
  operations,
  (operation) => routes[operation].noun,
)

/** A captcha that one server has drawn, or a code that it has sent, is unknown to any other. */
const signingIn = ['session', 'verification'].flatMap((noun) => byNoun.get(noun) ?? [])

/**
 * The operations that nouns and operation ids name, separated by commas. Signing in and what it needs go together: who
 * names one of its calls has named them all.
 * @throws WrongOption for a name that is neither, with the list of nouns
 */
export function liveOperations(names: string): ReadonlySet<OperationId> {
  const wanted = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  const named = wanted.flatMap((name) => {
    const own = byNoun.get(name) ?? operations.filter((operation) => operation === name)
    if (own.length > 0) return own
    throw new WrongOption(
      `--live: the contract has no noun and no operation named "${name}". Its nouns are ${nouns()}.`,
    )
  })
  if (named.length === 0) throw new WrongOption(`--live names nothing. The nouns are ${nouns()}.`)
  return new Set(named.some((operation) => signingIn.includes(operation)) ? [...named, ...signingIn] : named)
}

const nouns = () => [...byNoun.keys()].sort().join(', ')

/** The nouns of which every operation is in the set, and the operations beside them. */
export function nounsIn(live: ReadonlySet<OperationId>): { nouns: string[]; operations: OperationId[] } {
  const complete = [...byNoun].filter(([, own]) => own.every((operation) => live.has(operation)))
  const covered = new Set(complete.flatMap(([, own]) => own))
  return {
    nouns: complete.map(([noun]) => noun).sort(),
    operations: [...live].filter((operation) => !covered.has(operation)).sort(),
  }
}

/** Whether members sign in on the live server. */
export const signsInLive = (live: ReadonlySet<OperationId>): boolean => live.has('signIn')

/**
 * The operations by which a live server must know who asks. The site call is one: to a visitor it says that nobody is
 * signed in.
 */
export const membersCalls = (live: ReadonlySet<OperationId>): OperationId[] =>
  [...live].filter((operation) => routes[operation].auth === 'member' || operation === 'getSite')

/** Which calls a live server answers in place of the mock. */
export interface LiveShare {
  /** Its address with base path, without a slash at the end. */
  readonly url: string
  readonly operations: ReadonlySet<OperationId>
  /** Access token of a member there, as whom those ask who have signed in to the mock; null for none. */
  readonly token: string | null
  /** Persona whose company and rights a member of the live server has in the mock. */
  readonly standIn: string
}

export const infoOf = ({ url, operations }: LiveShare): LiveInfo => ({ url, ...nounsIn(operations) })
