import { flatten, type OperationId, routes } from '@portal/api-client/contract'
import type { EdgeRequest } from '../../edge/exchange.ts'
import type { Mock } from '../../mock.ts'
import { bodyText } from '../plain-program.ts'
import type { Scene, Sent } from './scene.ts'
import { Stage } from './stage.ts'

/** A request as it is sent, and its operation and input. */
export interface Prepared {
  readonly sent: Sent<OperationId>
  readonly stage: Stage
  readonly request: EdgeRequest
}

/** The result of a scene. */
export interface Played {
  readonly sent: Sent<OperationId>
  /** Null when the answer is a file. */
  readonly envelope: {
    readonly code: number
    readonly msg: string
    /** Null where the call failed; `msg` says why. */
    readonly data: { readonly error_key?: string } | null
  } | null
}

/** Leads a fresh main world to the situation of the scene; the request itself is not sent yet. */
export async function prepareScene(
  mock: Mock,
  operation: OperationId,
  scene: Scene<OperationId>,
): Promise<Prepared> {
  const { as = 'goldenland', language = 'en', request = {} } = scene
  const stage = new Stage(mock, as, scene.scenario)
  const sent = typeof request === 'function' ? await request(stage) : request
  return { sent, stage, request: await requestOf(operation, sent, stage.token(), language) }
}

/** Plays a scene. @throws Error with a sentence when it ends differently than it says */
export async function playScene(
  mock: Mock,
  operation: OperationId,
  scene: Scene<OperationId>,
): Promise<Played> {
  const { sent, stage, request } = await prepareScene(mock, operation, scene)
  const response = await mock.handle(request)
  const isJson = response.headers['content-type']?.includes('json') === true
  const envelope = isJson ? (JSON.parse(bodyText(response)) as Played['envelope']) : null
  const ended =
    envelope?.data == null ? `HTTP ${response.status}` : (envelope.data.error_key ?? `code ${envelope.code}`)
  const wanted = scene.refused ?? (envelope === null ? 'HTTP 200' : 'code 1')
  const { clean, findings } = stage.world.verdict.report()
  // Of an answer outside the contract this names the field.
  if (!clean) throw new Error(findings.map(({ where, sentence }) => `${where}: ${sentence}`).join('; '))
  if (ended !== wanted)
    throw new Error(`${wanted} was due, but it is ${ended}: ${bodyText(response).slice(0, 300)}`)
  return { sent, envelope }
}

async function requestOf(
  operation: OperationId,
  { query, body }: Sent<OperationId>,
  token: string | null,
  language: string,
): Promise<EdgeRequest> {
  const { method, path, body: kind } = routes[operation]
  const text = new URLSearchParams(flatten(query ?? {})).toString()
  const headers: Record<string, string> = { 'think-lang': language, server: 'true' }
  if (token !== null) headers['ba-user-token'] = token
  const form = kind === 'multipart' ? await formOf(body ?? {}) : null
  if (kind !== null) headers['content-type'] = form?.type ?? 'application/json'
  return {
    method,
    url: text === '' ? path : `${path}?${text}`,
    header: (name) => headers[name] ?? null,
    body: kind === null ? null : (form?.bytes ?? new TextEncoder().encode(JSON.stringify(body ?? {}))),
  }
}

async function formOf(parts: Readonly<Record<string, File>>): Promise<{ type: string; bytes: Uint8Array }> {
  const form = new FormData()
  for (const [name, file] of Object.entries(parts)) form.append(name, file)
  const sent = new Request('http://mock.example/', { method: 'POST', body: form })
  return { type: sent.headers.get('content-type') ?? '', bytes: new Uint8Array(await sent.arrayBuffer()) }
}
