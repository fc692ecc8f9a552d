import type { QueryOf, Schemas } from '@portal/api-client/contract'
import type { AdminLogRecord, LoggedPerson } from '../../domain/sub-account/admin-log.ts'
import { addDays } from '../../domain/time/dates.ts'
import { instantOf } from '../../domain/time/zones.ts'
import type { Operations } from '../../edge/operation.ts'
import { adminLogColumnTitles } from '../../texts/admin-log-columns.ts'
import { startExport } from '../export/export-repository.ts'
import { pageOf } from '../page.ts'
import { type Viewer, viewerOf } from '../viewer.ts'
import { outcomeOf, presentEntry, presentPerson } from './present-log.ts'

type Query = Omit<QueryOf<'exportAdminLog'>, 'format'>

export const adminLogOperations = {
  listAdminLog: (call, world) => {
    const viewer = viewerOf(call, world)
    const all = logOf(viewer)
    const found = all.filter(filterOf(call.query, viewer))
    return {
      ...pageOf(found, call.query, (entry) => presentEntry(entry, viewer)),
      actors: peopleIn(all.map(({ actor }) => actor)),
      accounts: peopleIn(all.flatMap(({ account }) => account ?? [])),
    }
  },

  exportAdminLog: (call, world) => {
    const viewer = viewerOf(call, world)
    const { format = 'xlsx', ...query } = call.query
    return startExport(viewer, {
      subject: 'admin_log',
      format,
      name: 'log',
      columns: Object.keys(adminLogColumnTitles),
      ids: logOf(viewer)
        .filter(filterOf(query, viewer))
        .map(({ id }) => id),
    })
  },
} satisfies Partial<Operations>

/** The log, newest first; within one second, the later written first. */
const logOf = ({ world, company }: Viewer): AdminLogRecord[] =>
  world.tables.admin_log
    .where(({ company_id }) => company_id === company.id)
    .map((entry, written) => ({ entry, written }))
    .sort((a, b) => b.entry.time - a.entry.time || b.written - a.written)
    .map(({ entry }) => entry)

function filterOf(query: Query, { company }: Viewer): (entry: AdminLogRecord) => boolean {
  const { actor, account, kind, date_from, date_to, outcome, object } = query
  const startOf = (date: string) => instantOf(date, '00:00', company.tz) / 1000
  const from = date_from === undefined ? -Infinity : startOf(date_from)
  const until = date_to === undefined ? Infinity : startOf(addDays(date_to, 1))
  const wanted = object?.trim().toUpperCase()
  return (entry) =>
    (actor === undefined || entry.actor.id === String(actor)) &&
    (account === undefined || entry.account?.id === String(account)) &&
    (kind === undefined || entry.kind === kind) &&
    (outcome === undefined || outcomeOf(entry) === outcome) &&
    (wanted === undefined || entry.object?.id.toUpperCase() === wanted) &&
    entry.time >= from &&
    entry.time < until
}

/** The people in the log, each once, by the name in their newest entry. */
function peopleIn(people: readonly LoggedPerson[]): Schemas['AdminLogPerson'][] {
  const named = new Map<string, LoggedPerson>()
  for (const person of people) if (!named.has(person.id)) named.set(person.id, person)
  return [...named.values()].sort((a, b) => Number(a.id) - Number(b.id)).map(presentPerson)
}
