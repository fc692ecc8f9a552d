import { positionOf } from '../../domain/ledger/position.ts'
import { post } from '../../domain/ledger/posting.ts'
import { type Base, lazily } from '../base.ts'
import { deepFreeze } from '../freeze.ts'
import { type CompanyRecord, type Tables, tableNames } from '../tables.ts'

type Rows = { readonly [Name in keyof Tables]: readonly Tables[Name][] }
type Makers = { readonly [Name in keyof Tables]: () => readonly Tables[Name][] }

/** The same base with some tables made again, each when it is first read. */
function withTables(base: Base, changed: Partial<Makers>): Base {
  const same = Object.fromEntries(
    tableNames.map((name) => [name, () => base.tables[name]]),
  ) as unknown as Makers
  return lazily<Base>({
    tables: () => lazily<Rows>({ ...same, ...changed }),
    jobs: () => base.jobs,
    counters: () => base.counters,
  })
}

/** What remains available to every company, in smallest units. */
const hardlyAnything = 8_800

/** An adjustment takes all but a little out of every pre-deposit; what is held stays covered. */
export function lowBalance(base: Base, start: number): Base {
  const taken = (company: CompanyRecord) => {
    const ledger = { entries: base.tables.ledger_entry, holds: base.tables.hold }
    const position = positionOf(company, ledger, start)
    const delta = position.predeposit.frozen + hardlyAnything - position.predeposit.sum
    return delta < 0 ? [post(position, { account: 'predeposit', type: 'adjust', delta }, start)] : []
  }
  return withTables(base, {
    ledger_entry: () => deepFreeze([...base.tables.ledger_entry, ...base.tables.company.flatMap(taken)]),
  })
}
