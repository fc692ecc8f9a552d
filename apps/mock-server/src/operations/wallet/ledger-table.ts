import type { Schemas } from '@portal/api-client/contract'
import type { Cell, TableColumn } from '../../domain/export/table.ts'
import { localClock } from '../../domain/time/zones.ts'
import { type LedgerColumn, ledgerColumnTitles } from '../../texts/ledger-columns.ts'
import { say, type Viewer } from '../viewer.ts'
import { presentReadable } from './wallet.ts'

type Entry = Schemas['LedgerEntry']

type ValueOf = (entry: Entry, viewer: Viewer) => Cell

/** The amount, below zero in the other direction. */
const signed = ({ direction, money }: Entry, gain: Entry['direction']): Cell => ({
  ...money,
  amount: direction === gain ? money.amount : `-${money.amount}`,
})

/**
 * The columns of a ledger export: width and value. What leaves the balance is negative; of a credit line, what is used
 * is positive, so that both add up to the column beside them.
 */
const columns = {
  seq: [8, ({ seq }: Entry): Cell => seq],
  time: [20, ({ time }: Entry, { company }: Viewer): Cell => momentOf(time, company.tz)],
  type: [24, ({ type_text }: Entry): Cell => type_text],
  amount: [14, (entry: Entry): Cell => signed(entry, 'in'), 'sum'],
  balance_after: [14, ({ balance_after }: Entry): Cell => balance_after],
  used: [14, (entry: Entry): Cell => signed(entry, 'out'), 'sum'],
  used_after: [14, ({ balance_after }: Entry): Cell => balance_after],
  currency: [10, ({ money }: Entry): Cell => money.currency, 'currency'],
  booking_id: [14, ({ booking_id }: Entry): Cell => booking_id],
  bill_id: [14, ({ bill_id }: Entry): Cell => bill_id],
  topup_id: [14, ({ topup_id }: Entry): Cell => topup_id],
  operator: [16, ({ operator }: Entry): Cell => operator?.nickname ?? null],
  remark: [30, ({ remark }: Entry): Cell => remark],
  closed_month: [16, ({ closed_month }: Entry): Cell => closed_month],
} as const satisfies Readonly<
  Record<LedgerColumn, readonly [width: number, valueOf: ValueOf, total?: TableColumn['total']]>
>

const ofAccount: Readonly<Record<Schemas['PayChannel'], readonly LedgerColumn[]>> = {
  predeposit: ['amount', 'balance_after'],
  credit: ['used', 'used_after'],
}

/** The columns of an export of one account. */
export function ledgerColumns(account: Schemas['PayChannel']): LedgerColumn[] {
  const others = Object.entries(ofAccount).flatMap(([of, own]) => (of === account ? [] : own))
  return (Object.keys(columns) as LedgerColumn[]).filter((column) => !others.includes(column))
}

/** Epoch seconds in the company's time zone: `2026-11-21 08:30:00`. */
export function momentOf(seconds: number, tz: string): Cell {
  const { date, time } = localClock(seconds * 1000, tz)
  return { moment: `${date} ${time}` }
}

export function ledgerColumn(name: string, reader: Pick<Viewer, 'language'> & { tz: string }): TableColumn {
  const label = say(ledgerColumnTitles[name as LedgerColumn], reader)
  const [width, , total] = columns[name as LedgerColumn]
  return { title: name === 'time' ? `${label} (${reader.tz})` : label, width, ...(total && { total }) }
}

export function ledgerRow(id: string, wanted: readonly string[], viewer: Viewer): Cell[] | null {
  const entry = viewer.world.tables.ledger_entry.get(id)
  if (!entry) return null
  const shown = presentReadable(entry, viewer)
  return wanted.map((name) => columns[name as LedgerColumn][1](shown, viewer))
}
