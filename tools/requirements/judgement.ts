import type { Claim } from './claims.ts'
import { levels, type Row } from './rows.ts'

/**
 * How a row stands.
 * `proved`: every test that claims it passed, and one is of its level or above.
 * `too-low`: the tests passed, but none is of the row's level. `unknown`: claimed, but no report speaks of it.
 * `unused`: those of its level prove what no program uses. `open`: no title carries its id. `failed`: a claiming test failed, was skipped or did not run.
 */
export type Standing = 'proved' | 'too-low' | 'unused' | 'unknown' | 'open' | 'failed'

export interface Judged {
  readonly row: Row
  readonly standing: Standing
  readonly claims: readonly Claim[]
}

interface Judgement {
  readonly rows: readonly Judged[]
  /** Claims whose id is no row. */
  readonly strangers: readonly Claim[]
}

function standingOf(row: Row, claims: readonly Claim[], strict: boolean): Standing {
  if (claims.length === 0) return 'open'
  if (claims.some((claim) => claim.outcome === 'failed' || claim.outcome === 'skipped')) return 'failed'
  if (claims.some((claim) => claim.outcome === 'unknown')) return strict ? 'failed' : 'unknown'
  const high = claims.filter((claim) => levels.indexOf(claim.level) >= levels.indexOf(row.level))
  if (high.length === 0) return 'too-low'
  return high.some(({ used }) => used !== false) ? 'proved' : 'unused'
}

/**
 * Joins what the sources claim with what the reports prove.
 * @param strict a claim without a report counts as failed: the test did not run
 */
export function judge(
  rows: readonly Row[],
  reported: readonly Claim[],
  scanned: readonly Claim[],
  strict: boolean,
): Judgement {
  const seen = new Set(reported.map((claim) => `${claim.file} ${claim.id}`))
  const claims = [...reported, ...scanned.filter((claim) => !seen.has(`${claim.file} ${claim.id}`))]
  const known = new Set(rows.map((row) => row.id))
  return {
    rows: rows.map((row) => {
      const own = claims.filter((claim) => claim.id === row.id)
      return { row, standing: standingOf(row, own, strict), claims: own }
    }),
    strangers: claims.filter((claim) => !known.has(claim.id)),
  }
}

/** A row that is open, or claimed only below its level or for what nothing uses, is not proved and fails. */
export function countsOf({ rows, strangers }: Judgement): { passed: number; failed: number } {
  const of = (standing: Standing) => rows.filter((judged) => judged.standing === standing).length
  return {
    passed: of('proved'),
    failed:
      of('failed') + of('too-low') + of('unused') + of('open') + new Set(strangers.map((s) => s.id)).size,
  }
}
