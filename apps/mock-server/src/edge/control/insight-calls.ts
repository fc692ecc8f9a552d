import type { CallBodies } from '../../world/journal.ts'
import { type ControlCall, ControlRefusal } from './call.ts'

/** What a call of the journal sent and was answered. */
export function readCall(call: ControlCall): CallBodies {
  const seq = Number(call.query.get('seq'))
  const bodies = call.world().journal.bodies(seq)
  if (bodies) return bodies
  const sentence = `The bodies of call ${call.query.get('seq')} are not kept: only those of the last 50 are, by a mock that records.`
  throw new ControlRefusal(404, sentence)
}
