import {
  type AdminLogKind,
  type AdminLogRecord,
  changesBetween,
  entriesOfSave,
  type LoggedAccount,
  type LoggedChange,
} from '../../domain/sub-account/admin-log.ts'
import { toSeconds } from '../../domain/time/zones.ts'
import { loggedAccount, loggedPerson } from '../../world/admin-log.ts'
import type { MemberRecord } from '../../world/tables.ts'
import type { Viewer } from '../viewer.ts'

/** Writes an entry of the log about a change of rights or settings; `witness.ts` adds where it came from. */
export function logEntry(
  viewer: Pick<Viewer, 'world' | 'member' | 'now'>,
  kind: AdminLogKind,
  about: {
    readonly account?: MemberRecord
    readonly object?: AdminLogRecord['object']
    readonly changes?: readonly LoggedChange[]
  } = {},
): void {
  const { world, member, now } = viewer
  world.tables.admin_log.put({
    id: `al-${world.next('admin_log')}`,
    company_id: member.company_id,
    time: toSeconds(now),
    kind,
    refusal: null,
    actor: loggedPerson(member),
    account: about.account ? loggedPerson(about.account) : null,
    object: about.object ?? null,
    ip: '',
    device: '',
    changes: about.changes ?? [],
  })
}

/** Logs what saving an account did; `known` is null for a new one. */
export function logSave(known: MemberRecord | null, saved: MemberRecord, viewer: Viewer): void {
  const { settlement_currency } = viewer.company
  const after = loggedAccount(saved, settlement_currency)
  if (known === null) {
    const nothing: Partial<LoggedAccount> = { hide_net_price: false }
    logEntry(viewer, 'account_made', { account: saved, changes: changesBetween(nothing, after) })
    return
  }
  for (const { kind, changes } of entriesOfSave(loggedAccount(known, settlement_currency), after)) {
    logEntry(viewer, kind, { account: saved, changes })
  }
}
