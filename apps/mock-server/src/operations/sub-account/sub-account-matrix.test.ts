import { expect, test } from 'vitest'
import { plainSession } from '../../testing/plain-parts.ts'
import { caller, type RealMock, realMock } from '../../testing/real-mock.ts'
import type { MemberRecord } from '../../world/tables.ts'

/**
 * Everything an account can be granted, from least to most. These ladders are the rule: one account reaches as far as
 * another if it is at least as high on each of them.
 */
const ladders = {
  data_scope: ['own', 'all'],
  hide_net_price: [true, false],
  limits: ['100 for an order', '100 in a month', 'approval over 100', 'all three', 'none'],
  nodes: ['manage', 'manage and book'],
  channels: ['predeposit', 'both'],
} as const

type Level = { readonly [Name in keyof typeof ladders]: (typeof ladders)[Name][number] }

const levels: readonly Level[] = ladders.data_scope.flatMap((data_scope) =>
  ladders.hide_net_price.flatMap((hide_net_price) =>
    ladders.limits.flatMap((limits) =>
      ladders.nodes.flatMap((nodes) =>
        ladders.channels.map((channels) => ({ data_scope, hide_net_price, limits, nodes, channels })),
      ),
    ),
  ),
)

/** Two levels that differ in at most two of their parts: a rule for each part, and for each pair of parts, differs there. */
const areNear = (one: Level, other: Level): boolean =>
  (Object.keys(ladders) as (keyof Level)[]).filter((name) => one[name] !== other[name]).length <= 2

/** Which limits are within which: the same, all three within each of them, and everything within none. */
const limitsWithin = (one: Level['limits'], other: Level['limits']): boolean =>
  one === other || one === 'all three' || other === 'none'

const hasMonth = ({ limits }: Level): boolean => limits === '100 in a month' || limits === 'all three'

/** The ruling, cell by cell. */
const reachesAsFar = (manager: Level, account: Level): boolean =>
  !(account.data_scope === 'all' && manager.data_scope === 'own') &&
  !(manager.hide_net_price && !account.hide_net_price) &&
  !(account.nodes === 'manage and book' && manager.nodes === 'manage') &&
  !(account.channels === 'both' && manager.channels === 'predeposit') &&
  // Two accounts in one hand would be two months.
  !(account.nodes === 'manage and book' && hasMonth(manager)) &&
  limitsWithin(account.limits, manager.limits)

/**
 * A manager who sees no net prices gives a new account their own limits; other limits would let them find out what an
 * order costs.
 */
const mayChoose = (action: keyof typeof actions, manager: Level, account: Level): boolean =>
  action !== 'grant' || seesNet(manager) || manager.limits === account.limits

const seesNet = ({ hide_net_price, nodes }: Level): boolean => !hide_net_price && nodes === 'manage and book'

const managing = ['subaccount/save', 'subaccount/state', 'subaccount/resetPassword']

function limitsOf(limits: Level['limits']) {
  const tight = (name: Level['limits']): string | null =>
    limits === name || limits === 'all three' ? '100.00' : null
  return {
    limit_per_order: tight('100 for an order'),
    limit_per_month: tight('100 in a month'),
    approval_over: tight('approval over 100'),
  }
}

const fieldsOf = (level: Level): Partial<MemberRecord> => ({
  data_scope: level.data_scope,
  hide_net_price: level.hide_net_price,
  nodes: level.nodes === 'manage' ? managing : [...managing, 'order/book', 'order/viewNet'],
  channels: level.channels === 'both' ? ['predeposit', 'credit'] : ['predeposit'],
  ...limitsOf(level.limits),
})

const money = (amount: string | null | undefined) => (amount == null ? null : { amount, currency: 'CNY' })

/** The form that gives an account what a level holds. */
function formOf(level: Level) {
  const { limit_per_order, limit_per_month, approval_over, ...rest } = fieldsOf(level)
  return {
    ...rest,
    products: [],
    limit_per_order: money(limit_per_order),
    limit_per_month: money(limit_per_month),
    approval_over: money(approval_over),
  }
}

const [managerId, accountId] = ['106', '107']
const paths = {
  save: '/api/subaccount/save',
  state: '/api/subaccount/state',
  reset: '/api/subaccount/resetPassword',
}

/** What is done to an account, and whether it was carried out. Each leaves the world as it was. */
const actions = {
  edit: async (manager: RealMock, account: Level) => {
    const known = manager.world.tables.member.get(accountId) as MemberRecord
    const body = { ...formOf(account), id: Number(accountId), version: known.version, nickname: 'Renamed' }
    return (await manager.post(paths.save, body)).code === 1
  },
  grant: async (manager: RealMock, account: Level) => {
    const body = { ...formOf(account), username: 'newcomer', password: 'Travel2030', nickname: 'Newcomer' }
    const answer = await manager.post(paths.save, body)
    if (answer.code === 1) manager.world.tables.member.remove(String(answer.data.sub_account.id))
    return answer.code === 1
  },
  suspend: async (manager: RealMock) => {
    const body = { ids: [Number(accountId)], account_state: 'suspended' }
    return (await manager.post(paths.state, body)).code === 1
  },
  resume: async (manager: RealMock) => {
    const body = { ids: [Number(accountId)], account_state: 'active' }
    return (await manager.post(paths.state, body)).code === 1
  },
  'reset the password of': async (manager: RealMock) => {
    const body = { id: Number(accountId), password: 'Travel2040' }
    return (await manager.post(paths.reset, body)).code === 1
  },
} as const

test.each(Object.keys(actions) as (keyof typeof actions)[])(
  'A member who wants to %s an account must have at least its permissions, in every near cell of the table',
  async (action) => {
    const owner = realMock('jadecredit')
    const { tables } = owner.world
    const [manager, account] = [tables.member.get(managerId), tables.member.get(accountId)]
    if (!manager || !account) throw new Error('The company has fewer members than this test needs.')
    tables.session.put({ ...plainSession('manager', managerId), expires: Number.MAX_SAFE_INTEGER })
    const signedIn = caller(owner.mock, owner.world, 'manager')
    const wrong: string[] = []
    let cells = 0
    for (const held of levels) {
      tables.member.put({ ...manager, ...fieldsOf(held) })
      for (const wanted of levels.filter((level) => areNear(held, level))) {
        tables.member.put({ ...account, ...fieldsOf(wanted) })
        const done = await actions[action](signedIn, wanted)
        cells += 1
        if (done !== (reachesAsFar(held, wanted) && mayChoose(action, held, wanted)))
          wrong.push(`${JSON.stringify(held)} → ${JSON.stringify(wanted)}: ${done}`)
      }
    }
    expect(cells).toBe(2480)
    expect(wrong.slice(0, 5), `${wrong.length} of ${cells} cells are ruled otherwise`).toEqual([])
  },
)
