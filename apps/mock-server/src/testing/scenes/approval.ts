import { bookStay } from '../hotel-journey.ts'
import { quotedChange } from './order-change.ts'
import { byVisitor, type Scenes } from './scene.ts'
import type { Stage } from './stage.ts'

/** A booker whose orders need the agreement of a superior, and an order of his. */
async function waitingOrder(stage: Stage): Promise<string> {
  const row = stage.world.tables.member.get('102')
  if (row) stage.world.tables.member.put({ ...row, approval_over: '1.00' })
  return (await bookStay(stage.as('golden_booker'))).booking_id
}
async function askedApproval(stage: Stage): Promise<{ id: string; version: number }> {
  const order_id = await waitingOrder(stage)
  const request = await stage
    .as('golden_booker')
    .post('/api/approval/request', { order_id, note: 'Big group' })
  const { id, order_version } = request.data.approval
  return { id, version: order_version }
}

/** Orders that need the agreement of a superior. */
export const approvalScenes = {
  listApprovals: {
    waiting: {
      summary: 'What waits for a decision',
      request: async (stage) => {
        await askedApproval(stage)
        return { query: { status: ['requested'], limit: 2 } }
      },
    },
    visitor: byVisitor(),
  },
  requestApproval: {
    asked: {
      summary: 'A superior is asked',
      as: 'golden_booker',
      request: async (stage) => ({ body: { order_id: await waitingOrder(stage), note: 'Big group' } }),
    },
    change: {
      summary: 'One night more of a confirmed stay',
      request: async (stage) => {
        const { id: order_id, quote_id } = await quotedChange(stage)
        return { body: { order_id, quote_id } }
      },
    },
    expired: {
      summary: 'The quote of the change is no longer valid',
      refused: 'QUOTE_EXPIRED',
      request: async (stage) => {
        const { id: order_id, quote_id } = await quotedChange(stage)
        stage.world.clock.advance(16 * 60_000)
        return { body: { order_id, quote_id } }
      },
    },
    twice: {
      summary: 'It is asked for already',
      as: 'golden_booker',
      refused: 'ACTION_NOT_ALLOWED',
      request: async (stage) => {
        await askedApproval(stage)
        const [one] = stage.world.tables.approval.all().slice(-1)
        return { body: { order_id: one?.order_id ?? '' } }
      },
    },
  },
  decideApproval: {
    approved: {
      summary: 'Agreed',
      request: async (stage) => ({ body: { ...(await askedApproval(stage)), decision: 'approve' } }),
    },
    changed: {
      summary: 'The order has changed since it was read',
      refused: 'VERSION_CONFLICT',
      request: async (stage) => {
        const { id, version } = await askedApproval(stage)
        return { body: { id, version: version - 1, decision: 'approve' } }
      },
    },
    forbidden: {
      summary: 'The booker may not decide',
      as: 'golden_booker',
      refused: 'NO_PERMISSION',
      request: async (stage) => ({ body: { ...(await askedApproval(stage)), decision: 'approve' } }),
    },
  },
  remindApprover: {
    reminded: {
      summary: 'Nobody has decided for a quarter of an hour',
      as: 'golden_booker',
      request: async (stage) => {
        const { id } = await askedApproval(stage)
        stage.later(15 * 60_000)
        return { body: { id } }
      },
    },
    early: {
      summary: 'They were asked a moment ago',
      as: 'golden_booker',
      refused: 'ACTION_NOT_ALLOWED',
      request: async (stage) => ({ body: { id: (await askedApproval(stage)).id } }),
    },
  },
} satisfies Partial<Scenes>
