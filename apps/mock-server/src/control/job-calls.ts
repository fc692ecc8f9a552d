import type { LiveWorld } from '../world/live-world.ts'
import { type ControlCall, ControlRefusal } from './call.ts'
import { controlBodies } from './requests.ts'

/**
 * Lets one job that waits happen now, by its own rules: what a rule allows at its time only, such as the end of a
 * deadline, stays where it is and is refused with a sentence.
 */
export function runJob(
  call: ControlCall,
  checkLedgers: (world: LiveWorld, where: string) => void,
): { done: true } {
  const { world: named, kind, subject } = call.body(controlBodies.job)
  const world = call.world(named)
  const waiting = world.jobs.list().find((job) => job.kind === kind && job.subject === subject)
  if (!waiting) throw new ControlRefusal(404, `No job ${kind} waits for ${subject}.`)
  const before = world.revision
  world.jobs.cancel(waiting.kind, subject)
  call.port.program.jobs[waiting.kind]({ kind: waiting.kind, subject, due: world.clock.now() }, world)
  if (world.revision === before) {
    world.jobs.schedule({ kind: waiting.kind, subject, due: waiting.due })
    const due = new Date(waiting.due).toISOString()
    throw new ControlRefusal(
      409,
      `${kind} of ${subject} happens at its time only; advance the clock to ${due}.`,
    )
  }
  checkLedgers(world, `job ${kind}`)
  return { done: true }
}
