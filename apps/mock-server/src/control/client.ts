import type { Schemas } from '@portal/api-client/contract'
import type {
  BegunInfo,
  CallBodies,
  CaptchaPeek,
  ClockInfo,
  Coverage,
  FaultRule,
  FaultState,
  Health,
  JournalEntry,
  ScenarioInfo,
  ScenarioKey,
  SentMessage,
  Snapshot,
  SupplierEventName,
  Trace,
  TraceInfo,
  VerdictReport,
  WorldInfo,
  WorldRequest,
} from './shapes.ts'

export type * from './shapes.ts'

interface ControlSettings {
  /** Origin of the mock, or empty on the same origin. */
  readonly baseUrl?: string
  /** The world that the calls are about; without it, the one of the cookie, else `main`. */
  readonly world?: string
  readonly fetch?: typeof fetch
}

/** A control call was refused; the message is the mock's own sentence. */
export class ControlError extends Error {
  readonly status: number

  constructor(status: number, sentence: string) {
    super(sentence)
    this.name = 'ControlError'
    this.status = status
  }
}

export type Control = ReturnType<typeof createControl>

/** Steers a mock from a test, the panel or a tool. Every call throws a `ControlError` when it is refused. */
export function createControl(settings: ControlSettings = {}) {
  const { baseUrl = '', world } = settings
  const send = settings.fetch ?? fetch

  async function call<T>(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    about: string | undefined = world,
  ): Promise<T> {
    const headers: Record<string, string> = {}
    if (about !== undefined) headers['x-mock-world'] = about
    if (body) headers['content-type'] = 'application/json'
    const response = await send(`${baseUrl}/__mock/${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const answer = (await response.json().catch(() => ({}))) as { error?: string }
    if (!response.ok)
      throw new ControlError(response.status, answer.error ?? `The mock answered ${response.status}.`)
    return answer as T
  }
  const get = <T>(path: string) => call<T>('GET', path)
  const post = <T>(path: string, body: object = {}) => call<T>('POST', path, body)
  // The header says it too: of several mocks behind one address, it leads to the one that has that world.
  const postAbout = <T>(id: string | undefined, path: string, body: object) =>
    call<T>('POST', path, body, id ?? world)

  return {
    /** The same calls about another world. */
    in: (id: string) => createControl({ ...settings, world: id }),
    health: () => get<Health>('health'),
    worlds: {
      list: () => get<WorldInfo[]>('worlds'),
      make: (request: WorldRequest = {}) => postAbout<WorldInfo>(request.id, 'worlds', request),
      delete: (id: string) => postAbout<{ deleted: boolean }>(id, 'worlds/delete', { world: id }),
    },
    world: () => get<WorldInfo>('world'),
    snapshot: () => get<Snapshot>('snapshot'),
    restore: (snapshot: Snapshot, id?: string) =>
      postAbout<WorldInfo>(id, 'restore', id === undefined ? { snapshot } : { snapshot, id }),
    clock: {
      /** What is about `subject`, such as a booking ID, stands first among the jobs. */
      read: (subject = '') =>
        get<ClockInfo>(subject === '' ? 'clock' : `clock?subject=${encodeURIComponent(subject)}`),
      advance: (ms: number) => post<ClockInfo>('clock/advance', { ms }),
      /** Epoch ms or RFC 3339; only forward. */
      advanceTo: (to: number | string) => post<ClockInfo>('clock/advance', { to }),
    },
    scenarios: () => get<ScenarioInfo[]>('scenarios'),
    /** Starts the world over and leads it to that situation. */
    scenario: (scenario: ScenarioKey) => post<BegunInfo>('scenario', { scenario }),
    /** Lets a job that waits happen now, where its rules allow that before its time. */
    runJob: (kind: string, subject: string) => post<{ done: true }>('jobs/run', { kind, subject }),
    faults: {
      list: () => get<FaultState[]>('faults'),
      add: (rule: FaultRule) => post<FaultState>('faults', rule),
      clear: (id?: string) => post<{ cleared: boolean }>('faults/clear', id === undefined ? {} : { id }),
    },
    supplier: (event: SupplierEventName, booking_id: string, detail: object = {}) =>
      post<{ done: true }>(`supplier/${event}`, { ...detail, booking_id }),
    peek: {
      captcha: (id: string) => get<CaptchaPeek>(`peek/captcha?id=${encodeURIComponent(id)}`),
      sent: () => get<SentMessage[]>('peek/sent'),
    },
    journal: () => get<JournalEntry[]>('journal'),
    /** What one call of the journal sent and was answered, where the mock records that. */
    call: (seq: number) => get<CallBodies>(`journal/call?seq=${seq}`),
    trace: {
      read: () => get<TraceInfo>('trace'),
      /** Records every call of this world from now on. */
      begin: () => post<TraceInfo>('trace/begin'),
      /** What was recorded so far, as an HTTP archive. */
      file: () => get<Trace>('trace/file'),
      /** The same, and the end of the recording. */
      end: () => post<Trace>('trace/end'),
    },
    verdict: () => get<VerdictReport>('verdict'),
    clearVerdict: () => post<{ ok: true }>('verdict/clear'),
    coverage: () => get<Coverage>('coverage'),
    /** Signs a persona in without captcha. */
    session: (persona: string) => post<Schemas['UserInfo']>('session', { persona }),
  }
}
