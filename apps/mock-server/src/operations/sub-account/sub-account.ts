import { keepFound, type Schemas, searchText } from '@portal/api-client/contract'
import { permissionGroups, permissionTemplates } from '../../domain/menu/tree.ts'
import { toSeconds } from '../../domain/time/zones.ts'
import { type Operations, ok, refuse } from '../../edge/operation.ts'
import { blankMember } from '../../world/blank-member.ts'
import type { MemberRecord } from '../../world/tables.ts'
import { pageOf } from '../page.ts'
import { checkNewPassword, endSessions, forgetFailures, nextMemberId } from '../session/members.ts'
import { type Viewer, viewerOf } from '../viewer.ts'
import { logEntry, logSave } from './log-entry.ts'
import { managedAccount, subAccountsOf } from './managed-account.ts'
import { accountState, presentSubAccount } from './present-sub-account.ts'
import { checkForm, withStandingLimits, writtenBy } from './sub-account-form.ts'

export const subAccountOperations = {
  listSubAccounts: (call, world) => {
    const viewer = viewerOf(call, world)
    const { keyword, account_state } = call.query
    const named = keepFound(subAccountsOf(viewer), keyword, ({ username, nickname, email, mobile }) =>
      searchText([username, nickname, email, mobile]),
    )
    const found = named.filter(
      (member) => account_state === undefined || accountState(member, viewer) === account_state,
    )
    return pageOf(found, call.query, (member) => presentSubAccount(member, viewer))
  },

  saveSubAccount: (call, world) => {
    const viewer = viewerOf(call, world)
    const saved =
      call.body.id === undefined
        ? newAccount(call.body, viewer)
        : changedAccount(call.body.id, call.body, viewer)
    logSave(world.tables.member.get(saved.id) ?? null, saved, viewer)
    return ok({ sub_account: presentSubAccount(world.tables.member.put(saved), viewer) }, 'saved')
  },

  changeSubAccountState: (call, world) => {
    const viewer = viewerOf(call, world)
    const { ids, account_state: state } = call.body
    const members = ids.map((id) => managedAccount(id, viewer))
    for (const member of members) {
      // An account that already has the state is neither changed nor logged.
      if (member.state === state && !world.tables.sign_in_failure.get(member.id)) continue
      world.tables.member.put({ ...member, state, version: member.version + 1 })
      if (state === 'suspended') endSessions(world, member.id)
      else forgetFailures(world, member.id)
      logEntry(viewer, state === 'suspended' ? 'account_suspended' : 'account_activated', { account: member })
    }
    return ok({}, 'saved')
  },

  resetSubAccountPassword: (call, world) => {
    const viewer = viewerOf(call, world)
    const member = managedAccount(call.body.id, viewer)
    checkNewPassword(call.body.password, 'password', member, viewer.company)
    const state = member.state === 'locked' ? 'active' : member.state
    world.tables.member.put({
      ...member,
      password: call.body.password,
      password_set_by: withSetter(member, viewer),
      state,
      version: member.version + 1,
    })
    forgetFailures(world, member.id)
    endSessions(world, member.id)
    logEntry(viewer, 'password_reset', { account: member })
    return ok({}, 'password_changed')
  },

  listPermissionNodes: (call, world) => {
    const { member, language } = viewerOf(call, world)
    return {
      tree: permissionGroups(member.nodes, language),
      templates: permissionTemplates(member.nodes, language),
    }
  },
} satisfies Partial<Operations>

type Form = Schemas['SaveSubAccountRequest']

function newAccount(body: Form, viewer: Viewer): MemberRecord {
  const form = withStandingLimits(body, null, viewer)
  checkForm(form, null, viewer)
  const { world, company, member, now } = viewer
  const { username = '', password = '' } = form
  const named = writtenBy(form, null)
  checkNewPassword(password, 'password', { username, email: '', mobile: '', ...named }, company)
  return {
    ...blankMember({ id: nextMemberId(world), company_id: company.id, username, password }),
    password_set_by: [member.id],
    join_time: toSeconds(now),
    ...writtenBy(form, null),
  }
}

function changedAccount(id: number, body: Form, viewer: Viewer): MemberRecord {
  const known = managedAccount(id, viewer)
  const form = withStandingLimits(body, known, viewer)
  checkForm(form, known, viewer)
  if (form.version !== known.version) {
    const fresh = { sub_account: presentSubAccount(known, viewer) }
    throw refuse('VERSION_CONFLICT', undefined, { extra: { fresh } })
  }
  const written = { ...known, ...writtenBy(form, known), version: known.version + 1 }
  return hasMoved(known, written) ? { ...written, password_set_by: withSetter(known, viewer) } : written
}

/** Whether a new password would now be sent elsewhere. */
const hasMoved = (known: MemberRecord, written: MemberRecord): boolean =>
  (['email', 'area_num', 'mobile'] as const).some((field) => known[field] !== written[field])

const withSetter = ({ password_set_by }: MemberRecord, { member }: Viewer): string[] => [
  ...new Set([...password_set_by, member.id]),
]
