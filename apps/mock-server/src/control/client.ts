import type { OperationId, Schemas } from '@portal/api-client/contract'
import type {
  BegunInfo,
  CallBodies,
  CaptchaPeek,
  ClockInfo,
  Coverage,
  ExampleInfo,
  FaultRule,
  FaultState,
  Health,
  JournalEntry,
  OwnData,
  ScenarioInfo,
  ScenarioKey,
  SentMessage,
  Snapshot,
  StaffEventName,
  SupplierEventName,
  Trace,
  TraceInfo,
  VerdictReport,
  WorldInfo,
  WorldRequest,
} from './shapes.ts'

export type * from './shapes.ts'

interface ControlSettings {
  /** Origin of the mock; empty on the same origin. */
  readonly baseUrl?: string
  /** The world of the calls; by default that of the cookie, or `main`. */
  readonly world?: string
  readonly fetch?: typeof fetch
}

/** A control call was refused; the message is the sentence of the mock. */
export class ControlError extends Error {
  readonly status: number

  constructor(status: number, sentence: string) {
    super(sentence)
    this.name = 'ControlError'
    this.status = status
  }
}

export type Control = ReturnType<typeof createControl>

/** Controls a mock from a test, the panel or a tool. Every call throws a `ControlError` when it is refused. */
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
  // The header names the world too: of several mocks behind one address, it leads to the one that has it.
  const postAbout = <T>(id: string | undefined, path: string, body: object) =>
    call<T>('POST', path, body, id ?? world)

  return {
    /** The same calls for another world. */
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
    /** Own hotels, guests and companies; loading them starts the world over. */
    data: {
      read: () => get<OwnData | null>('data'),
      /** Takes the rows, or null for none. */
      load: (data: object | null) => post<WorldInfo>('data', { data }),
      /** Takes a JSON or CSV file as it is. */
      loadFile: (text: string) => post<WorldInfo>('data', { text }),
    },
    clock: {
      /** Jobs about `subject`, such as a booking ID, come first. */
      read: (subject = '') =>
        get<ClockInfo>(subject === '' ? 'clock' : `clock?subject=${encodeURIComponent(subject)}`),
      advance: (ms: number) => post<ClockInfo>('clock/advance', { ms }),
      /** Takes epoch ms or RFC 3339; moves forward only. */
      advanceTo: (to: number | string) => post<ClockInfo>('clock/advance', { to }),
    },
    scenarios: () => get<ScenarioInfo[]>('scenarios'),
    /** Starts the world over and brings it into the situation of the scenario. */
    scenario: (scenario: ScenarioKey) => post<BegunInfo>('scenario', { scenario }),
    /** Runs a waiting job now, where its rules allow that before its time. */
    runJob: (kind: string, subject: string) => post<{ done: true }>('jobs/run', { kind, subject }),
    faults: {
      list: () => get<FaultState[]>('faults'),
      add: (rule: FaultRule) => post<FaultState>('faults', rule),
      clear: (id?: string) => post<{ cleared: boolean }>('faults/clear', id === undefined ? {} : { id }),
    },
    /** The answers that a rule can give by name: examples of the operation, then its refusals by error key. */
    examples: (operation: OperationId) => get<ExampleInfo[]>(`examples?operation=${operation}`),
    supplier: (event: SupplierEventName, booking_id: string, detail: object = {}) =>
      post<{ done: true }>(`supplier/${event}`, { ...detail, booking_id }),
    /** Lets our staff do something beside orders. */
    staff: (event: StaffEventName, id: string, detail: object = {}) =>
      post<{ done: true }>(`staff/${event}`, { ...detail, id }),
    peek: {
      captcha: (id: string) => get<CaptchaPeek>(`peek/captcha?id=${encodeURIComponent(id)}`),
      sent: () => get<SentMessage[]>('peek/sent'),
    },
    journal: () => get<JournalEntry[]>('journal'),
    /** The bodies of a call in the journal, where the mock records them. */
    call: (seq: number) => get<CallBodies>(`journal/call?seq=${seq}`),
    trace: {
      read: () => get<TraceInfo>('trace'),
      /** Records every call of this world from now on. */
      begin: () => post<TraceInfo>('trace/begin'),
      /** The recording so far, as an HTTP archive. */
      file: () => get<Trace>('trace/file'),
      /** The complete recording; ends it. */
      end: () => post<Trace>('trace/end'),
    },
    verdict: () => get<VerdictReport>('verdict'),
    clearVerdict: () => post<{ ok: true }>('verdict/clear'),
    coverage: () => get<Coverage>('coverage'),
    /** Signs a persona in without captcha. */
    session: (persona: string) => post<Schemas['UserInfo']>('session', { persona }),
  }
}
