import { comparableLetters, type Schemas } from '@portal/api-client/contract'
import { defaultArea, emailTarget, mobileError } from '../../domain/account/profile.ts'
import { holdsNode } from '../../domain/menu/permission.ts'
import { isExactAmount, parseAmount } from '../../domain/money/money.ts'
import { invalidFields } from '../../domain/refusal.ts'
import { beyondOwn, holdsAll, type Powers, unknownNodes } from '../../domain/sub-account/grant.ts'
import { seesNetPrices } from '../../domain/sub-account/sight.ts'
import { refuse } from '../../edge/operation.ts'
import type { FieldErrorKey } from '../../texts/text.ts'
import type { CompanyRecord, MemberRecord } from '../../world/tables.ts'
import { spentThisMonth } from '../company-ledger.ts'
import { isEmailTaken, isMobileTaken, isUsernameTaken } from '../session/members.ts'
import type { Viewer } from '../viewer.ts'

type Form = Schemas['SaveSubAccountRequest']
type FieldErrors = Record<string, FieldErrorKey>

const amounts = ['limit_per_order', 'limit_per_month', 'approval_over'] as const

/** Throws what is wrong with the form of a new account (`known` null) or an existing one, all fields at once. */
export function checkForm(form: Form, known: MemberRecord | null, viewer: Viewer): void {
  const errors: FieldErrors = {
    ...identityErrors(form, known),
    ...nicknameError(form, known, viewer),
    ...amountErrors(form, known, viewer),
    ...numberError(form),
    ...contactErrors(form, known, viewer),
  }
  for (const index of unknownNodes(form.nodes)) errors[`nodes[${index}]`] = 'node_unknown'
  const { credit_limit } = viewer.company
  const credit = form.channels.indexOf('credit')
  if (credit >= 0 && credit_limit === null) errors[`channels[${credit}]`] = 'no_credit_line'
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
  if (!holdsAll(viewer.member, form.nodes)) throw refuse('NODE_NOT_HELD')
  const hidden = hiddenLimitErrors(form, known, viewer)
  if (Object.keys(hidden).length > 0) throw invalidFields(hidden)
  const beyond = beyondOwn(powersOf(viewer.member, viewer.company), wantedPowers(form, viewer))
  if (beyond.length > 0) {
    const keyOf = (field: string): FieldErrorKey => (field === 'nodes' ? 'month_not_doubled' : 'beyond_own')
    throw invalidFields(Object.fromEntries(beyond.map((field) => [field, keyOf(field)])))
  }
  checkTaken(form, known, viewer)
}

function identityErrors({ username, password, version }: Form, known: MemberRecord | null): FieldErrors {
  const errors: FieldErrors = {}
  if (known) {
    if (username !== undefined && username !== known.username) errors.username = 'username_fixed'
    if (password !== undefined) errors.password = 'password_by_reset'
    if (version === undefined) errors.version = 'required'
  } else {
    if (username === undefined) errors.username = 'required'
    if (password === undefined) errors.password = 'required'
  }
  return errors
}

function nicknameError(
  { nickname }: Form,
  known: MemberRecord | null,
  { world, company }: Viewer,
): FieldErrors {
  const wanted = comparableLetters(nickname)
  const isTaken = world.tables.member
    .all()
    .some(
      (other) =>
        other.company_id === company.id &&
        other.id !== known?.id &&
        comparableLetters(other.nickname) === wanted,
    )
  return isTaken ? { nickname: 'nickname_taken' } : {}
}

function amountErrors(form: Form, known: MemberRecord | null, viewer: Viewer): FieldErrors {
  const { company, world, now } = viewer
  const errors: FieldErrors = {}
  const currency = company.settlement_currency
  const seesNet = seesNetPrices({ nodes: form.nodes, hide_net_price: form.hide_net_price ?? false })
  for (const field of amounts) {
    const money = form[field]
    if (!money) continue
    if (money.currency !== currency) errors[`${field}.currency`] = 'currency_of_company'
    else if (!isExactAmount(money.amount, currency)) errors[`${field}.amount`] = 'amount_scale'
    else if (parseAmount(money.amount, currency) < 0) errors[`${field}.amount`] = 'amount'
  }
  const [order, month] = [form.limit_per_order, form.limit_per_month]
  const areSound = Object.keys(errors).length === 0
  if (
    areSound &&
    order &&
    month &&
    parseAmount(order.amount, currency) > parseAmount(month.amount, currency)
  ) {
    errors.limit_per_order = 'limit_above_month'
  }
  if (
    areSound &&
    viewer.seesNet &&
    month &&
    known &&
    // An unchanged limit never blocks other changes, unless it now counts at other prices.
    (month.amount !== known.limit_per_month || seesNetPrices(known) !== seesNet) &&
    parseAmount(month.amount, currency) < spentThisMonth(world, company, { id: known.id, seesNet }, now)
  ) {
    errors.limit_per_month = 'limit_below_use'
  }
  return errors
}

const amountOf = (money: Schemas['Money'] | null | undefined): string | null => money?.amount ?? null

/**
 * Limits are amounts at settlement prices, and trying them out would reveal what an order costs. A manager who sees
 * no net prices therefore leaves limits as they are; a new account gets the manager's own.
 */
export function withStandingLimits(form: Form, known: MemberRecord | null, viewer: Viewer): Form {
  const { seesNet, member, currency } = viewer
  if (seesNet) return form
  const limits = amounts.flatMap((field) => {
    const amount = (known ?? member)[field]
    return form[field] === undefined ? [[field, amount === null ? null : { amount, currency }]] : []
  })
  return { ...form, ...(Object.fromEntries(limits) as Pick<Form, (typeof amounts)[number]>) }
}

function hiddenLimitErrors(form: Form, known: MemberRecord | null, { seesNet, member }: Viewer): FieldErrors {
  if (seesNet) return {}
  const chosen = amounts.filter((field) => amountOf(form[field]) !== (known ?? member)[field])
  return Object.fromEntries(chosen.map((field) => [field, 'net_hidden']))
}

function numberError({ mobile, area_num = defaultArea }: Form): FieldErrors {
  const error = mobile ? mobileError(area_num, mobile) : null
  return error ? { mobile: error } : {}
}

/** Codes that set a new password go to the bound address and number, so changing them takes the same permission. */
function contactErrors(form: Form, known: MemberRecord | null, { actor }: Viewer): FieldErrors {
  if (!known || holdsNode(actor.nodes, 'subaccount/resetPassword')) return {}
  const written = writtenBy(form, known)
  return {
    ...(written.email !== known.email && { email: 'contact_by_reset' }),
    ...((written.mobile !== known.mobile || written.area_num !== known.area_num) && {
      mobile: 'contact_by_reset',
    }),
  }
}

function checkTaken(
  { username, email, mobile, area_num = defaultArea }: Form,
  known: MemberRecord | null,
  viewer: Viewer,
): void {
  const { world } = viewer
  if (!known && username !== undefined && isUsernameTaken(world, username)) throw refuse('ACCOUNT_TAKEN')
  if (email && isEmailTaken(world, email, known?.id)) throw refuse('TARGET_TAKEN')
  if (mobile && isMobileTaken(world, area_num, mobile, known?.id)) throw refuse('TARGET_TAKEN')
}

function wantedPowers(form: Form, { company }: Viewer): Powers {
  const minor = (money: Schemas['Money'] | null | undefined) =>
    money ? parseAmount(money.amount, company.settlement_currency) : null
  return {
    nodes: form.nodes,
    data_scope: form.data_scope,
    products: form.products,
    channels: form.channels,
    limit_per_order: minor(form.limit_per_order),
    limit_per_month: minor(form.limit_per_month),
    approval_over: minor(form.approval_over),
    hide_net_price: form.hide_net_price ?? false,
  }
}

/** The fields of the account as the form sets them; a limit that is left out means no limit. */
export function writtenBy(
  form: Form,
  known: MemberRecord | null,
): Partial<MemberRecord> & Pick<MemberRecord, 'nickname'> {
  const { email, mobile, area_num = defaultArea } = form
  return {
    nickname: form.nickname.trim(),
    email: email === undefined ? (known?.email ?? '') : email === null ? '' : emailTarget(email),
    ...numberOf(mobile, area_num, known),
    nodes: [...new Set(form.nodes)],
    data_scope: form.data_scope,
    products: [...new Set(form.products)],
    channels: [...new Set(form.channels)],
    limit_per_order: form.limit_per_order?.amount ?? null,
    limit_per_month: form.limit_per_month?.amount ?? null,
    approval_over: form.approval_over?.amount ?? null,
    hide_net_price: form.hide_net_price ?? false,
  }
}

function numberOf(mobile: string | null | undefined, area_num: string, known: MemberRecord | null) {
  if (mobile === undefined) return { mobile: known?.mobile ?? '', area_num: known?.area_num ?? '' }
  return mobile === null ? { mobile: '', area_num: '' } : { mobile, area_num }
}

/** Powers with limits in smallest units, for comparing. */
export function powersOf(
  member: MemberRecord,
  { settlement_currency }: Pick<CompanyRecord, 'settlement_currency'>,
): Powers & { readonly id: string } {
  const minor = (amount: string | null) => (amount === null ? null : parseAmount(amount, settlement_currency))
  return {
    ...member,
    limit_per_order: minor(member.limit_per_order),
    limit_per_month: minor(member.limit_per_month),
    approval_over: minor(member.approval_over),
  }
}
