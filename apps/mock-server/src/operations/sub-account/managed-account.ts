import { mayManage } from '../../domain/sub-account/grant.ts'
import { refuse } from '../../edge/operation.ts'
import type { MemberRecord } from '../../world/tables.ts'
import type { Viewer } from '../viewer.ts'
import { powersOf } from './sub-account-form.ts'

/** Everybody in the company except its owner, oldest account first. */
export const subAccountsOf = ({ world, company }: Viewer): MemberRecord[] =>
  world.tables.member.where((member) => member.company_id === company.id && member.role !== 'owner')

/** Throws for accounts that this member does not manage: another company's, a stronger one, and their own. */
export function managedAccount(id: number, viewer: Viewer): MemberRecord {
  const member = subAccountsOf(viewer).find((one) => one.id === String(id))
  if (!member) throw refuse('NOT_FOUND')
  const { member: manager, company } = viewer
  if (!mayManage(powersOf(manager, company), powersOf(member, company))) throw refuse('NO_PERMISSION')
  return member
}
