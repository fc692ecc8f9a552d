import type { OperationId } from '@portal/api-client/contract'
import { isGenerated } from '../edge/generated.ts'
import type { SupplierEvent } from '../edge/program.ts'
import type { CallBodies } from '../world/journal.ts'
import type { LiveWorld } from '../world/live-world.ts'
import { isInstant, shortText } from '../world/settings.ts'
import { type ControlCall, ControlRefusal } from './call.ts'
import { loadData, ownDataIn } from './data-calls.ts'
import { addFault, clearFaults, listExamples } from './fault-calls.ts'
import { controlBodies, instantOf } from './requests.ts'
import { restoreWorld, scenarioList, startScenario, worldInfo } from './scenario-calls.ts'
import type { CaptchaPeek, ClockInfo, Coverage, Health, WorldInfo } from './shapes.ts'
import { beginTrace, endTrace, readTraceSoFar, traceInfo } from './trace-calls.ts'

/** Five years of 365 days. The jobs of a longer time would block all other calls for seconds. */
const mostAdvance = 5 * 365 * 86_400_000

export type ControlAnswer = (call: ControlCall) => unknown

/** By method, then by the path after `/__mock/`. A name that ends in a slash takes one more step of the path. */
export const controlCalls: Readonly<Record<string, Readonly<Record<string, ControlAnswer>>>> = {
  GET: {
    health: ({ port }): Health => ({
      ok: true,
      worlds: port.worlds.list().length,
      strict: port.strict,
      live: port.live,
    }),
    worlds: ({ port }) => port.worlds.list().map(worldInfo),
    world: (call) => worldInfo(call.world()),
    snapshot: (call) => call.port.worlds.snapshot(call.world().id),
    clock: (call) => clockOf(call.world(), call.query.get('subject')),
    scenarios: scenarioList,
    faults: (call) => call.world().faults.list(),
    examples: listExamples,
    journal: (call) => call.world().journal.list(),
    'journal/call': readCall,
    verdict: (call) => call.world().verdict.report(),
    coverage: coverageOf,
    'peek/captcha': peekCaptcha,
    'peek/sent': (call) => call.world().sent,
    trace: traceInfo,
    'trace/file': readTraceSoFar,
    data: (call) => call.world().data,
  },
  POST: {
    worlds: makeWorld,
    'worlds/delete': deleteWorld,
    data: loadData,
    restore: restoreWorld,
    'clock/advance': advance,
    scenario: startScenario,
    'jobs/run': (call) => runJob(call, (world, where) => checkLedgers(call, world, where)),
    faults: addFault,
    'faults/clear': clearFaults,
    'verdict/clear': (call) => call.world(call.body(controlBodies.worldOnly).world).verdict.clear(),
    'supplier/': supplierEvent,
    'staff/': staffEvent,
    session: openSession,
    'trace/begin': beginTrace,
    'trace/end': endTrace,
  },
}

/** The next jobs. Those about the wanted subject come first, however late they run. */
function clockOf(world: LiveWorld, wanted: string | null = null): ClockInfo {
  const jobs = world.jobs.list()
  const about = wanted === null ? [] : jobs.filter(({ subject }) => subject === wanted)
  const others = jobs.filter((job) => !about.includes(job)).slice(0, 50 - about.length)
  return {
    now: world.clock.now(),
    start: world.clock.start,
    mode: world.clock.mode,
    jobs: [...about, ...others].map(({ due, kind, subject }) => ({ due, kind, subject })),
  }
}

function makeWorld({ port, body }: ControlCall): WorldInfo {
  const { start, ticking, data, ...request } = body(controlBodies.world)
  const own = ownDataIn(data, start === undefined ? port.worlds.start : instantOf(start))
  return worldInfo(
    port.worlds.make({
      ...definedOf(request),
      ...(own === undefined ? {} : { data: own }),
      ...(start === undefined ? {} : { start: instantOf(start) }),
      ...(ticking === undefined ? {} : { mode: ticking ? 'ticking' : 'frozen' }),
    }),
  )
}

function deleteWorld(call: ControlCall): { deleted: boolean } {
  const { world } = call.body(controlBodies.worldOnly)
  const id = world ?? call.world().id
  call.port.recorder.end(id)
  return { deleted: call.port.worlds.delete(id) }
}

function advance(call: ControlCall): ClockInfo {
  const body = call.body(controlBodies.advance)
  const world = call.world(body.world)
  const now = world.clock.now()
  const named = body.to === undefined ? 'ms' : 'to'
  const ms = body.to === undefined ? (body.ms ?? 0) : instantOf(body.to) - now
  if (ms < 0) {
    const sentence = `to: The clock moves forward only, and it is now ${new Date(now).toISOString()}.`
    throw new ControlRefusal(400, sentence)
  }
  if (ms > mostAdvance || !isInstant(now + ms)) {
    throw new ControlRefusal(
      400,
      `${named}: one call moves the clock on by at most five years (${mostAdvance} ms), and not beyond the year 2100.`,
    )
  }
  world.clock.advance(ms)
  checkLedgers(call, world, 'clock')
  return clockOf(world)
}

function supplierEvent(call: ControlCall): { done: true } {
  const { world, booking_id, ...detail } = call.body(controlBodies.supplier)
  return happen(call, 'supplier', call.port.program.supplierEvents, { world, id: booking_id, detail })
}

function staffEvent(call: ControlCall): { done: true } {
  const { world, id, ...detail } = call.body(controlBodies.staff)
  return happen(call, 'staff', call.port.program.staffEvents, { world, id, detail })
}

/** Lets an event of that kind happen, whose name is the rest of the path. */
function happen(
  call: ControlCall,
  kind: 'supplier' | 'staff',
  events: Readonly<Record<string, SupplierEvent>>,
  { world: named, id, detail }: { world: string | undefined; id: string; detail: Record<string, unknown> },
): { done: true } {
  const event = Object.hasOwn(events, call.rest) ? events[call.rest] : undefined
  if (!event) {
    throw new ControlRefusal(
      404,
      `There is no event ${shortText(call.rest)}; there are ${Object.keys(events).join(', ')}.`,
    )
  }
  const world = call.world(named)
  const reason = event(world, id, detail)
  // The journal shows the event between the calls before and after it.
  world.journal.add({
    time: world.clock.now(),
    method: 'POST',
    path: `/__mock/${kind}/${call.rest}`,
    operation: null,
    status: reason === null ? 200 : 409,
    code: null,
    error_key: null,
    member: null,
    fault: null,
    findings: [],
    live: false,
  })
  if (reason !== null) throw new ControlRefusal(409, reason)
  checkLedgers(call, world, `${kind} ${call.rest}`)
  return { done: true }
}

function peekCaptcha(call: ControlCall): CaptchaPeek {
  const id = call.query.get('id') ?? ''
  const captcha = call.world().tables.captcha.get(id)
  if (!captcha) throw new ControlRefusal(404, `There is no open captcha ${shortText(id)}.`)
  const points = captcha.targets.map(({ text, x, y, width, height }) => ({
    text,
    x: Math.round(x + width / 2),
    y: Math.round(y + height / 2),
  }))
  const clicks = points.map(({ x, y }) => `${x},${y}`).join('-')
  return {
    id,
    width: captcha.width,
    height: captcha.height,
    points,
    info: `${clicks};${captcha.width};${captcha.height}`,
  }
}

function coverageOf({ port }: ControlCall): Coverage {
  const operations = (Object.keys(port.program.operations) as OperationId[]).map((operation) => ({
    operation,
    answer: isGenerated(port.program.operations[operation]) ? ('generated' as const) : ('rule' as const),
    calls: port.calls.get(operation) ?? 0,
  }))
  const generated = operations.filter((one) => one.answer === 'generated').length
  return { operations, rules: operations.length - generated, generated }
}

function openSession(call: ControlCall) {
  const { world, persona } = call.body(controlBodies.session)
  const user = call.port.program.openSession(call.world(world), persona)
  if (!user) throw new ControlRefusal(404, `There is no persona ${persona}.`)
  return user
}

function checkLedgers(call: ControlCall, world: LiveWorld, where: string): void {
  for (const company of world.unchecked) {
    for (const sentence of call.port.program.checkInvariants(world, company)) {
      world.verdict.add('broken_invariant', where, sentence)
    }
  }
  world.unchecked.clear()
}

/** A copy without undefined members, which optional members may not be. */
const definedOf = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as {
    [Key in keyof T]: Exclude<T[Key], undefined>
  }

/** The bodies of a call in the journal. */
function readCall(call: ControlCall): CallBodies {
  const after = call.query.get('seq') ?? ''
  if (!/^[1-9]\d{0,14}$/.test(after)) {
    const sentence = 'seq: the number of a call in the journal is wanted, an integer from 1.'
    throw new ControlRefusal(400, sentence)
  }
  const bodies = call.world().journal.bodies(Number(after))
  if (bodies) return bodies
  const sentence = `The bodies of call ${after} are not kept: only those of the last 50 are, by a mock that records.`
  throw new ControlRefusal(404, sentence)
}

/**
 * Runs one waiting job now, by its own rules. A job that may run at its time only, such as the end of a deadline, stays
 * in the queue and is refused with a sentence.
 */
function runJob(call: ControlCall, checkLedgers: (world: LiveWorld, where: string) => void): { done: true } {
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
