import { type OperationId, routes } from '@portal/api-client/contract'
import { createAsker } from './ask.ts'
import { readContract } from './contract.ts'
import { check, type Outcome, type Standing } from './run.ts'

export interface Lacks {
  /** The server answered that it does not have the call. */
  readonly seen: readonly OperationId[]
  /** Not asked, but all calls of the same noun are missing. */
  readonly inferred: readonly OperationId[]
}

/** Calls that lacked a token, or came after the run had stopped, allow no conclusion. */
const mayBeInferred = ({ verdict, asked }: Standing) =>
  verdict === 'unasked' && asked.every(({ finding }) => finding.verdict !== 'unasked' || !finding.open)

export function lacksOf({ standings }: Pick<Outcome, 'standings'>): Lacks {
  const nouns = Map.groupBy(standings, ({ operation }) => routes[operation].noun)
  const isAbsent = (noun: readonly Standing[]) => {
    const asked = noun.filter(({ verdict }) => verdict !== 'unasked')
    return asked.length > 0 && asked.every(({ verdict }) => verdict === 'missing')
  }
  const absent = new Set([...nouns].flatMap(([noun, own]) => (isAbsent(own) ? [noun] : [])))
  const idsOf = (own: readonly Standing[]) => own.map(({ operation }) => operation)
  return {
    seen: idsOf(standings.filter(({ verdict }) => verdict === 'missing')),
    inferred: idsOf(
      standings.filter((each) => mayBeInferred(each) && absent.has(routes[each.operation].noun)),
    ),
  }
}

/** All missing operations, for `lacks` in the page's `env` block. */
export function lackingIn(outcome: Pick<Outcome, 'standings'>): readonly OperationId[] {
  const { seen, inferred } = lacksOf(outcome)
  return [...seen, ...inferred]
}

/** Asks a server as a member which operations it lacks. */
export async function askWhatLacks(url: string, token: string): Promise<readonly OperationId[]> {
  const contract = await readContract()
  const asker = createAsker({ url, token, timeout: 60_000 }, contract)
  return lackingIn(await check(contract, asker, { write: false }))
}
