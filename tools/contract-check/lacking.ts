import { type OperationId, routes } from '@portal/api-client/contract'
import { createAsker } from './ask.ts'
import { createJudge } from './compare.ts'
import { readContract } from './contract.ts'
import { check, type Outcome, type Standing } from './run.ts'

/**
 * What the server does not have, for the `lacks` of the page's `env` block. Missing is missing; what could not be asked
 * counts as lacking where all that could be asked of the same noun is missing.
 */
export function lackingIn({ standings }: Pick<Outcome, 'standings'>): readonly OperationId[] {
  const nouns = Map.groupBy(standings, ({ operation }) => routes[operation].noun)
  const isAbsent = (noun: readonly Standing[]) => {
    const asked = noun.filter(({ verdict }) => verdict !== 'unasked')
    return asked.length > 0 && asked.every(({ verdict }) => verdict === 'missing')
  }
  const absent = new Set([...nouns].flatMap(([noun, own]) => (isAbsent(own) ? [noun] : [])))
  return standings
    .filter(
      ({ operation, verdict }) =>
        verdict === 'missing' || (verdict === 'unasked' && absent.has(routes[operation].noun)),
    )
    .map(({ operation }) => operation)
}

/** Asks a server as a member what it lacks, for those who start a portal before it. */
export async function askWhatLacks(url: string, token: string): Promise<readonly OperationId[]> {
  const contract = await readContract()
  const asker = createAsker({ url, token, language: 'en', timeout: 60_000 }, createJudge(contract.document))
  return lackingIn(await check(contract, asker, { write: false }))
}
