import { groupReasons } from '../domain/group/group.ts'
import type { StaffEvents } from '../edge/program.ts'
import type { LocalText } from '../texts/language.ts'
import { answerBill } from './bill/bill-dispute.ts'
import { offerGroup, refuseGroup } from './group/group-offer.ts'

const noGroup = (id: string) => `There is no group request ${id} in this world.`
const saidInBoth = (sentence: unknown): LocalText | null =>
  typeof sentence === 'string' && sentence.trim() !== '' ? { en: sentence, 'zh-cn': sentence } : null
const notOpen = (status: string) => `A group request in status ${status} waits for no answer.`

/** What our staff do beside orders; each is null when done, and otherwise says why it could not be. */
export const staffEvents: StaffEvents = {
  group_offer: (world, id, { percent = 6 }) => {
    const group = world.tables.group_request.get(id)
    if (!group) return noGroup(id)
    if (typeof percent !== 'number' || !Number.isInteger(percent) || Math.abs(percent) > 50)
      return '`percent` takes a whole number from -50 to 50.'
    return offerGroup(world, group, world.clock.now(), percent) ? null : notOpen(group.status)
  },
  group_refuse: (world, id, { reason }) => {
    const group = world.tables.group_request.get(id)
    if (!group) return noGroup(id)
    const note = reason === undefined ? groupReasons.declined : saidInBoth(reason)
    if (!note) return '`reason` takes a sentence.'
    return refuseGroup(world, group, note, world.clock.now()) ? null : notOpen(group.status)
  },
  /** Staff do not answer; the request ends by itself. */
  group_silent: (world, id) => {
    const group = world.tables.group_request.get(id)
    if (!group) return noGroup(id)
    if (group.status !== 'open') return notOpen(group.status)
    world.jobs.cancel('group_answer', id)
    return null
  },
  /** Staff answer the disputes of a bill now, granting this much of each claim. */
  dispute_answer: (world, id, { percent = 100 }) => {
    if (typeof percent !== 'number' || !Number.isInteger(percent) || percent < 0 || percent > 100)
      return '`percent` takes a whole number from 0 to 100.'
    return answerBill(world, id, percent, world.clock.now())
      ? null
      : `The bill ${id} is not disputed, or a refund of one of its orders has to end first.`
  },
  /** The seller gives a company the right to pay later, or takes it; `id` is the company's or a member's account name. */
  pay_later: (world, id, { allowed = true }) => {
    const { company, member } = world.tables
    const owner = member.where(({ username }) => username === id)[0]
    const found = company.get(owner?.company_id ?? id)
    if (!found) return `There is no company or account ${id} in this world.`
    if (typeof allowed !== 'boolean') return '`allowed` takes true or false.'
    company.put({ ...found, pay_later: allowed })
    return null
  },
}
