import { clientRef } from '../hotel-journey.ts'
import { byViewer, byVisitor, ofNothing, type Scenes } from './scene.ts'
import type { Stage } from './stage.ts'

const hour = 3_600

/** Twelve rooms of two adults. */
const form = (now: number) => ({
  client_ref: clientRef(70),
  title: 'Harbour Lights, 24 guests',
  hotel_id: '1001',
  check_in: '2026-12-10',
  check_out: '2026-12-12',
  nationality: 'CN',
  rooms: [{ rooms: 12, adults: 2, child_ages: [] }],
  wishes: 'Rooms on one floor',
  contact: { person: 'Li Na', phone: '+8613800138000' },
  answer_by: Math.floor(now / 1000) + 24 * hour,
})

async function requested({ me }: Stage) {
  const { data } = await me.post('/api/group/request', form(me.world.clock.now()))
  return { id: data.group.id as string, version: data.group.version as number }
}

/** Once our staff have made their offer. */
async function offered(stage: Stage) {
  const { id } = await requested(stage)
  stage.me.world.clock.advance(3 * hour * 1000)
  const { data } = await stage.me.get('/api/group/detail', { id })
  return { id, version: data.group.version as number }
}

/** More rooms than one booking takes. */
export const groupScenes = {
  listGroupRequests: {
    page: {
      summary: 'One that waits for its offer',
      request: async (stage) => {
        await requested(stage)
        return { query: { limit: 1 } }
      },
    },
    visitor: byVisitor(),
  },
  getGroupRequest: {
    offered: {
      summary: 'With an offer',
      request: async (stage) => ({ query: { id: (await offered(stage)).id } }),
    },
    missing: ofNothing({ query: { id: 'gr-0' } }),
  },
  requestGroup: {
    requested: { summary: 'Twelve rooms', request: async ({ me }) => ({ body: form(me.world.clock.now()) }) },
    few: {
      summary: 'Rooms that one booking takes',
      refused: 'VALIDATION',
      request: async ({ me }) => ({
        body: { ...form(me.world.clock.now()), rooms: [{ rooms: 9, adults: 2, child_ages: [] }] },
      }),
    },
  },
  withdrawGroupRequest: {
    withdrawn: { summary: 'Before the answer', request: async (stage) => ({ body: await requested(stage) }) },
    offered: {
      summary: 'It is answered already',
      refused: 'ACTION_NOT_ALLOWED',
      request: async (stage) => ({ body: await offered(stage) }),
    },
  },
  declineGroupOffer: {
    declined: { summary: 'Nothing is booked', request: async (stage) => ({ body: await offered(stage) }) },
    viewer: byViewer({ body: { id: 'gr-0', version: 1 } }),
  },
} satisfies Partial<Scenes>
