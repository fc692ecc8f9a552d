import type { Schemas } from '@portal/api-client/contract'
import type { Cell, TableColumn } from '../../domain/export/table.ts'
import { moneyText } from '../../domain/money/money.ts'
import { type AdminLogColumn, adminLogColumnTitles } from '../../texts/admin-log-columns.ts'
import { textOf } from '../present.ts'
import { say, type Viewer } from '../viewer.ts'
import { momentOf } from '../wallet/ledger-table.ts'
import { presentEntry } from './present-log.ts'

type Entry = Schemas['AdminLogEntry']

/** The columns of an export of the log: width and value. */
const columns = {
  time: [20, ({ time }: Entry, { company }: Viewer): Cell => momentOf(time, company.tz)],
  actor: [16, ({ actor }: Entry): Cell => actor.nickname],
  username: [16, ({ actor }: Entry): Cell => actor.username],
  kind: [24, ({ kind_text }: Entry): Cell => kind_text],
  outcome: [10, ({ outcome }: Entry, viewer: Viewer): Cell => textOf('AdminLogOutcome', outcome, viewer)],
  refusal: [30, ({ refusal_text }: Entry): Cell => refusal_text],
  object: [16, ({ object }: Entry): Cell => object?.id ?? null],
  account: [16, ({ account }: Entry): Cell => account?.username ?? null],
  changes: [60, ({ changes }: Entry): Cell => changes.map(changeText).join('; ') || null],
  ip: [16, ({ ip }: Entry): Cell => ip || null],
  device: [18, ({ device }: Entry): Cell => device || null],
} as const satisfies Readonly<
  Record<AdminLogColumn, readonly [width: number, valueOf: (entry: Entry, viewer: Viewer) => Cell]>
>

/** `Status: Pending payment → Paid`; of permissions `+` what was granted and `−` what was removed. */
function changeText({ field_text, before, after, added, removed }: Schemas['AdminLogChange']): string {
  const moved = [...added.map((title) => `+ ${title}`), ...removed.map((title) => `− ${title}`)].join(', ')
  return `${field_text}: ${moved || `${valueText(before)} → ${valueText(after)}`}`
}

const valueText = (value: Schemas['AdminLogValue'] | null): string =>
  value === null ? '–' : value.money ? moneyText(value.money) : value.text

export function adminLogColumn(name: string, reader: Pick<Viewer, 'language'> & { tz: string }): TableColumn {
  const label = say(adminLogColumnTitles[name as AdminLogColumn], reader)
  const [width] = columns[name as AdminLogColumn]
  return { title: name === 'time' ? `${label} (${reader.tz})` : label, width }
}

export function adminLogRow(id: string, wanted: readonly string[], viewer: Viewer): Cell[] | null {
  const entry = viewer.world.tables.admin_log.get(id)
  if (!entry) return null
  const shown = presentEntry(entry, viewer)
  return wanted.map((name) => columns[name as AdminLogColumn][1](shown, viewer))
}
