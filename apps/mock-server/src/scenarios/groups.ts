import type { BothLanguages, Scenario } from './scenario.ts'
import { first, type Stage } from './stage.ts'

const hour = 3_600_000
const dayMs = 24 * hour

/** Asks for twelve rooms of two adults, two weeks from today; answers the number of the request. */
async function request(stage: Stage): Promise<string> {
  const { group } = await stage.as('goldenland').mustSucceed('requestGroup', {
    body: {
      client_ref: stage.ref(),
      title: 'Harbour Lights Tours',
      hotel_id: '1001',
      check_in: stage.date(14),
      check_out: stage.date(16),
      nationality: 'CN',
      rooms: [{ rooms: 12, adults: 2, child_ages: [] }],
      wishes: 'Rooms on one floor, please.',
      contact: { person: 'Li Na', phone: '+8613800138000' },
      answer_by: Math.floor((stage.world.clock.now() + 24 * hour) / 1000),
    },
  })
  return group.id
}

/** Books the first part of the offer, with a family name for each room. */
async function bookFirst(stage: Stage, id: string): Promise<void> {
  const me = stage.as('goldenland')
  const { group } = await me.mustSucceed('getGroupRequest', { query: { id } })
  const { rate_key, total_price, rooms } = first(group.offer?.parts ?? [], 'part of the offer')
  const letters = 'ABCDEFGHI'
  await me.mustSucceed('bookHotel', {
    body: {
      client_ref: stage.ref(),
      rate_key,
      accepted_total: total_price,
      guests: rooms.flatMap((_, index) =>
        ['LI', 'MA'].map((surname, place) => ({
          room_index: index + 1,
          full_name: `${surname} ${letters[index]}NA`,
          type: 'adult' as const,
          is_lead: place === 0,
        })),
      ),
      contact: group.contact,
    },
  })
}

const group = (
  title: BothLanguages,
  text: BothLanguages,
  then: (stage: Stage, id: string) => unknown = () => undefined,
): Scenario => ({
  group: 'service',
  title,
  text,
  persona: 'goldenland',
  prepare: async (stage) => {
    const id = await request(stage)
    await then(stage, id)
    return { path: `/user/group/detail/${id}` }
  },
})

const answered = (stage: Stage) => stage.advance(3 * hour)

/** More rooms than one booking takes, in each state. */
export const groupScenarios = {
  group_open: group(
    { en: 'A group waits for its offer', 'zh-cn': '团队待报价' },
    {
      en: 'Twelve rooms are asked for. Staff answer after two hours; withdraw the request until then.',
      'zh-cn': '已提交 12 间客房的需求；客服两小时后答复，此前可撤回。',
    },
  ),
  group_offered: group(
    { en: 'A group with an open offer', 'zh-cn': '团队已报价' },
    {
      en: 'The offer has two parts. Book both until it ends, or decline it.',
      'zh-cn': '报价分两部分；请在有效期内预订，或谢绝。',
    },
    answered,
  ),
  group_booked: group(
    { en: 'A group, booked in part', 'zh-cn': '团队部分已预订' },
    {
      en: 'The first part has its order, and has to be paid. The second one can still be booked.',
      'zh-cn': '第一部分已生成订单，待支付；第二部分仍可预订。',
    },
    async (stage, id) => {
      answered(stage)
      await bookFirst(stage, id)
    },
  ),
  group_refused: group(
    { en: 'A refused group request', 'zh-cn': '团队需求被拒' },
    { en: 'Staff say why the hotel cannot take it.', 'zh-cn': '客服说明酒店无法接待的原因。' },
    (stage, id) => stage.staff('group_refuse', id),
  ),
  group_unanswered: group(
    { en: 'A group request that nobody answered', 'zh-cn': '团队需求无人答复' },
    { en: 'It has expired at the time that was asked for.', 'zh-cn': '已于要求的时间过期。' },
    (stage, id) => {
      stage.staff('group_silent', id)
      stage.advance(25 * hour)
    },
  ),
  group_lapsed: group(
    { en: 'An offer for a group that has ended', 'zh-cn': '团队报价已过期' },
    { en: 'Nothing was booked while the offer was open.', 'zh-cn': '报价有效期内未预订。' },
    (stage) => stage.advance(4 * dayMs),
  ),
} as const satisfies Readonly<Record<string, Scenario>>
