import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { colleague } from '../../testing/document-desk.ts'
import { bookStay, expectCleanWorld, payOrder, readOrder } from '../../testing/hotel-journey.ts'
import { plainSession } from '../../testing/plain-parts.ts'
import { caller, type RealMock, realMock } from '../../testing/real-mock.ts'
import type { PersonaName } from '../../world/personas.ts'
import type { MemberRecord } from '../../world/tables.ts'

/**
 * The company's booker needs approval above 80 CNY and has requested it; the finance colleague is the one to decide.
 */
let owner: RealMock
let booker: RealMock
let approval: { id: string; booking_id: string }

const member = (persona: PersonaName): MemberRecord => {
  const [row] = owner.world.tables.member.where(({ username }) => username === persona)
  if (!row) throw new Error(`There is no ${persona}.`)
  return row
}
const change = (persona: PersonaName, fields: Partial<MemberRecord>): void => {
  owner.world.tables.member.put({ ...member(persona), ...fields })
}
const idOf = (persona: PersonaName): string =>
  owner.world.tables.member.where(({ username }) => username === persona)[0]?.id ?? ''
const managing = ['approval/decide', 'order/book', 'order/pay', 'order/viewNet']

const decide = async (member: RealMock, decision = 'approve') => {
  const { version } = await readOrder(owner, approval.booking_id)
  const note = decision === 'refuse' ? 'Too dear' : ''
  return member.post('/api/approval/decide', { id: approval.id, version, decision, note })
}
const outcome = ({ code, data }: Awaited<ReturnType<typeof decide>>): string =>
  code === 1 ? 'decided' : (data.reason_key ?? data.error_key)

beforeEach(async () => {
  owner = realMock('goldenland')
  change('golden_booker', { approval_over: '80.00' })
  change('golden_finance', { nodes: managing })
  booker = colleague(owner, 'golden_booker')
  const order = await bookStay(booker)
  approval = (await booker.post('/api/approval/request', { order_id: order.booking_id })).data.approval
})
afterEach(() => expectCleanWorld(owner))

describe('members who may approve an order', () => {
  const cases: readonly (readonly [string, Partial<MemberRecord> | 'its price', string])[] = [
    ['needs no agreement itself', {}, 'decided'],
    ['needs one above the same amount', { approval_over: '80.00' }, 'APPROVER_LIMITED'],
    ['needs one above more than the order costs', { approval_over: '99999.00' }, 'decided'],
    ['needs one above just what it costs', 'its price', 'decided'],
    ['sees no net prices', { hide_net_price: true }, 'decided'],
    ['sees only its own orders', { data_scope: 'own' }, 'NOT_FOUND'],
    ['sells no stays', { products: ['car', 'airport'] }, 'NO_PERMISSION'],
    ['sells stays', { products: ['hotel'] }, 'decided'],
    ['does not hold the node', { nodes: ['order/book'] }, 'NO_PERMISSION'],
  ]

  test.each(cases)('A colleague who %s', async (_who, fields, expected) => {
    const order = owner.world.tables.order.get(approval.booking_id)
    const price = ((order?.total_settlement_price ?? 0) / 100).toFixed(2)
    change('golden_finance', typeof fields === 'string' ? { approval_over: price } : fields)
    expect(outcome(await decide(colleague(owner, 'golden_finance')))).toBe(expected)
  })

  test('An approver who sees no net prices can approve up to the selling price and not a cent more', async () => {
    const order = owner.world.tables.order.get(approval.booking_id)
    const upTo = (minor: number) => ({ hide_net_price: true, approval_over: (minor / 100).toFixed(2) })
    const selling = order?.total_price ?? 0
    change('golden_finance', upTo(selling - 1))
    expect(outcome(await decide(colleague(owner, 'golden_finance')))).toBe('APPROVER_LIMITED')
    change('golden_finance', upTo(selling))
    expect(outcome(await decide(colleague(owner, 'golden_finance')))).toBe('decided')
  })

  test('An approver can reject an order that they could not approve', async () => {
    change('golden_finance', { approval_over: '80.00' })
    expect(outcome(await decide(colleague(owner, 'golden_finance'), 'refuse'))).toBe('decided')
  })

  test('An approver gets no request for an order that they cannot see', async () => {
    const listed = async () =>
      (await colleague(owner, 'golden_finance').get('/api/approval/index', { limit: 100 })).data.list.map(
        ({ id }: { id: string }) => id,
      )
    expect(await listed()).toContain(approval.id)
    change('golden_finance', { data_scope: 'own' })
    expect(await listed()).not.toContain(approval.id)
  })
})

describe('a member cannot approve their own order through another account', () => {
  /** Whose passwords were set by whom, and whether the finance colleague may agree to the order of the booker. */
  const cases: readonly (readonly [string, Partial<Record<PersonaName, PersonaName[]>>, string])[] = [
    ['nobody has set', {}, 'decided'],
    ['the booker has set', { golden_finance: ['golden_booker'] }, 'APPROVER_INVOLVED'],
    [
      'somebody has set whose own password the booker has set',
      { golden_finance: ['golden_viewer'], golden_viewer: ['golden_booker'] },
      'APPROVER_INVOLVED',
    ],
    [
      'the owner has set, who needs no agreement',
      { golden_finance: ['goldenland'], golden_booker: ['goldenland'] },
      'decided',
    ],
    ['a colleague has set who has nothing to do with it', { golden_finance: ['golden_viewer'] }, 'decided'],
  ]

  test.each(cases)('An account whose password %s', async (_how, passwords, expected) => {
    for (const [persona, setters] of Object.entries(passwords))
      change(persona, { password_set_by: (setters ?? []).map(idOf) })
    expect(outcome(await decide(colleague(owner, 'golden_finance')))).toBe(expected)
  })

  test.each([
    ['e-mail', { email: 'booker@golden.example' }],
    ['mobile number', { area_num: '95', mobile: '9450001234' }],
  ])(
    'Refuses an account whose %s the booker has changed, if a new password is sent there',
    async (_what, moved) => {
      const unlimited = { limit_per_order: null, limit_per_month: null, approval_over: null }
      const writing = ['subaccount/save', 'subaccount/resetPassword']
      change('golden_booker', { nodes: [...managing, ...writing], ...unlimited })
      change('golden_finance', { nodes: ['order/viewNet', 'approval/decide'] })
      const { id, version, email, area_num, mobile } = member('golden_finance')
      const saved = await booker.post('/api/subaccount/save', {
        id: Number(id),
        version,
        nickname: 'Finance',
        email,
        area_num,
        mobile,
        nodes: ['order/viewNet', 'approval/decide'],
        data_scope: 'all',
        products: [],
        channels: [],
        ...moved,
      })
      expect(saved.code).toBe(1)
      change('golden_booker', { approval_over: '80.00' })
      expect(outcome(await decide(colleague(owner, 'golden_finance')))).toBe('APPROVER_INVOLVED')
    },
  )

  test('Refuses two accounts of the same person while that person needs an approval', async () => {
    const both = { password_set_by: [idOf('golden_viewer')] }
    change('golden_booker', both)
    change('golden_finance', both)
    change('golden_viewer', { approval_over: '80.00' })
    expect(outcome(await decide(colleague(owner, 'golden_finance')))).toBe('APPROVER_INVOLVED')
    change('golden_viewer', { approval_over: null })
    expect(outcome(await decide(colleague(owner, 'golden_finance')))).toBe('decided')
  })

  test('Refuses the booker’s account even if a colleague requests the approval', async () => {
    const order = owner.world.tables.order.get(approval.booking_id)
    if (!order) throw new Error('There is no order.')
    const operator = { id: idOf('golden_viewer'), nickname: 'Viewer' }
    owner.world.tables.order.put({ ...order, operator })
    change('golden_viewer', { approval_over: '80.00' })
    change('golden_finance', { password_set_by: [operator.id] })
    expect(outcome(await decide(colleague(owner, 'golden_finance')))).toBe('APPROVER_INVOLVED')
  })
})

describe('a manager with limits', () => {
  const paths = { save: '/api/subaccount/save', reset: '/api/subaccount/resetPassword' }
  const money = (amount: string) => ({ amount, currency: 'CNY' })
  const managerNodes = [...managing, 'subaccount/save', 'subaccount/resetPassword']
  const form = {
    username: 'second_me',
    password: 'Travel2030',
    nickname: 'Second Me',
    data_scope: 'all',
    products: [],
    channels: ['predeposit'],
    limit_per_month: money('5000.00'),
    approval_over: money('80.00'),
  }
  const signIn = (username: string) => {
    const [row] = owner.world.tables.member.where((member) => member.username === username)
    if (!row) throw new Error(`There is no ${username}.`)
    const token = `session-${row.id}`
    owner.world.tables.session.put({ ...plainSession(token, row.id), expires: Number.MAX_SAFE_INTEGER })
    return token
  }

  beforeEach(() =>
    change('golden_booker', {
      nodes: managerNodes,
      limit_per_order: null,
      limit_per_month: '5000.00',
      approval_over: '80.00',
    }),
  )

  test('Cannot create a second account that spends or approves for them, or take one over by a new password', async () => {
    const spends = await booker.post(paths.save, { ...form, nodes: ['order/book', 'order/pay'] })
    expect(spends.data.fields).toEqual({
      nodes: ['You have a monthly limit, so you cannot manage accounts that book or pay'],
    })
    change('golden_finance', { nodes: ['order/pay'], limit_per_month: '100.00', approval_over: '80.00' })
    const reset = { id: Number(idOf('golden_finance')), password: 'Travel2040' }
    expect((await booker.post(paths.reset, reset)).code).toBe(401)
    const agrees = await booker.post(paths.save, { ...form, nodes: ['approval/decide'] })
    expect(agrees.code).toBe(1)
    expect(signIn('second_me')).toMatch(/^session-/)
    const [second] = owner.world.tables.member.where(({ username }) => username === 'second_me')
    expect(second?.password_set_by).toEqual([idOf('golden_booker')])
  })

  test('Cannot approve their own order with an account that they created, even if somebody lifts its limit', async () => {
    await booker.post(paths.save, { ...form, nodes: ['approval/decide'] })
    const [second] = owner.world.tables.member.where(({ username }) => username === 'second_me')
    if (!second) throw new Error('It was not made.')
    const other = caller(owner.mock, owner.world, signIn('second_me'))
    expect(outcome(await decide(other))).toBe('APPROVER_INVOLVED')
    owner.world.tables.member.put({ ...second, approval_over: null })
    expect(outcome(await decide(other))).toBe('APPROVER_INVOLVED')
    const order = await readOrder(booker, approval.booking_id)
    expect((await payOrder(booker, order, 'predeposit', order.version)).data.error_key).toBe(
      'APPROVAL_NEEDED',
    )
  })
})
