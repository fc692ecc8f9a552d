import type { QueryOf } from '@portal/api-client/contract'
import { renderLedger } from '../../documents/billing-files.ts'
import type { LedgerStatement } from '../../documents/ledger-texts.ts'
import { toMoney } from '../../domain/money/money.ts'
import { localClock, toSeconds } from '../../domain/time/zones.ts'
import { FileAnswer, type Operations } from '../../edge/operation.ts'
import { bookOf } from '../company-ledger.ts'
import { textOf } from '../present.ts'
import { type Viewer, viewerOf } from '../viewer.ts'
import { findEntries, presentReadable } from './wallet.ts'

/** The accounts that a company has. */
export const accountsOf = ({ company }: Viewer) =>
  company.credit_limit === null ? (['predeposit'] as const) : (['predeposit', 'credit'] as const)

type Period = Pick<QueryOf<'listLedgerEntries'>, 'date_from' | 'date_to'>

/** All movements of a period; without days from the first one until today. */
function statementOf(period: Period, viewer: Viewer): LedgerStatement {
  const { world, company, now } = viewer
  const { tz, settlement_currency } = company
  const firsts = accountsOf(viewer).flatMap(
    (account) => bookOf(world, company, account, settlement_currency)[0]?.time ?? [],
  )
  const dayOf = (at: number) => localClock(at, tz).date
  const first = dayOf(Math.min(now, ...firsts.map((seconds) => seconds * 1000)))
  const today = dayOf(now)
  const { date_from, date_to } = period
  return {
    company: company.name,
    tz,
    // A day that is not given never lies beyond the one that is.
    date_from: date_from ?? (date_to !== undefined && date_to < first ? date_to : first),
    date_to: date_to ?? (date_from !== undefined && date_from > today ? date_from : today),
    issued_time: toSeconds(now),
    accounts: accountsOf(viewer).map((account) => {
      const { opening, closing, found } = findEntries({ account, ...period }, viewer)
      const money = (minor: number) => toMoney(minor, settlement_currency)
      return {
        account,
        account_text: textOf('PayChannel', account, viewer),
        opening: money(opening),
        closing: money(closing),
        movements: found.toReversed().map((one) => {
          const entry = presentReadable(one, viewer)
          const order = entry.booking_id === null ? undefined : world.tables.order.get(entry.booking_id)
          return { entry, own_reference: order?.allocation.own_reference ?? '' }
        }),
      }
    }),
  }
}

/** The statement of a period as a file; its name sorts by the period. */
export async function ledgerFile(period: Period, viewer: Viewer): Promise<FileAnswer> {
  const statement = statementOf(period, viewer)
  const { bytes, media_type } = await renderLedger(statement, viewer.language)
  return new FileAnswer(bytes, media_type, `ledger-${statement.date_from}-${statement.date_to}.pdf`)
}

export const ledgerStatementOperations = {
  downloadLedger: (call, world) => ledgerFile(call.query, viewerOf(call, world)),
} satisfies Partial<Operations>
