import type { CallBodies } from '../world/journal.ts'
import { type ControlCall, ControlRefusal } from './call.ts'

/** What a call of the journal sent and was answered. */
export function readCall(call: ControlCall): CallBodies {
  const asked = call.query.get('seq') ?? ''
  if (!/^[1-9]\d{0,14}$/.test(asked)) {
    const sentence = 'seq: the number of a call in the journal is wanted, an integer from 1.'
    throw new ControlRefusal(400, sentence)
  }
  const bodies = call.world().journal.bodies(Number(asked))
  if (bodies) return bodies
  const sentence = `The bodies of call ${asked} are not kept: only those of the last 50 are, by a mock that records.`
  throw new ControlRefusal(404, sentence)
}
