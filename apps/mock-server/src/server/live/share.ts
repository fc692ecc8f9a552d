import { type OperationId, routes } from '@portal/api-client/contract'
import type { LiveInfo } from '../../control/call.ts'
import { WrongOption } from '../wrong-option.ts'

const operations = Object.keys(routes) as OperationId[]
const byNoun: ReadonlyMap<string, readonly OperationId[]> = Map.groupBy(
  operations,
  (operation) => routes[operation].noun,
)

/** These calls go together: one server does not know the captchas and codes of another. */
const signingIn = ['session', 'verification'].flatMap((noun) => byNoun.get(noun) ?? [])

/**
 * The operations of a list of nouns and operation ids, separated by commas. One call of signing in stands for all of
 * them.
 * @throws WrongOption for an unknown name, with the list of nouns
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

/** The nouns with all their operations in the set, and the remaining operations. */
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
 * The operations for which a live server must know the caller. The site call is one: it tells a visitor that nobody is
 * signed in.
 */
export const membersCalls = (live: ReadonlySet<OperationId>): OperationId[] =>
  [...live].filter((operation) => routes[operation].auth === 'member' || operation === 'getSite')

/** The calls that a live server answers instead of the mock. */
export interface LiveShare {
  /** Its address with base path, without a slash at the end. */
  readonly url: string
  readonly operations: ReadonlySet<OperationId>
  /** Access token of a member there, used for callers who signed in to the mock; null for none. */
  readonly token: string | null
  /** Persona whose company and rights a member of the live server gets in the mock. */
  readonly standIn: string
}

export const liveInfo = ({ url, operations }: LiveShare): LiveInfo => ({ url, ...nounsIn(operations) })
