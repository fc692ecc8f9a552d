import { type OperationId, routes } from '@portal/api-client/contract'
import type { EdgeRequest, EdgeResponse } from '../edge/exchange.ts'
import { generated } from '../edge/generated.ts'
import type { Operations } from '../edge/operation.ts'
import { type MockProgram, type StaffEvents, type SupplierEvents, staffEventNames } from '../edge/program.ts'
import { createMock, type Mock, type MockOptions } from '../mock.ts'
import { blankMember } from '../world/blank-member.ts'
import type { CaptchaRecord, MemberRecord } from '../world/tables.ts'
import { defaultStart } from '../world/worlds.ts'
import { plainParts, plainSession } from './plain-parts.ts'

export const plainMember = (id: string, more: Partial<MemberRecord> = {}): MemberRecord => ({
  ...blankMember({ id, company_id: 'c1', username: `member_${id}`, password: 'Travel2026' }),
  role: 'owner',
  nodes: ['order/pay'],
  ...more,
})

const plainCaptcha: CaptchaRecord = {
  id: 'captcha-1',
  targets: [{ text: '船', x: 10, y: 20, width: 30, height: 40 }],
  width: 350,
  height: 200,
  expires: defaultStart + 600_000,
}

const noEvent = () => null

/** A program with generated answers, except for the operations of the test. */
export function plainProgram(
  operations: Partial<Operations> = {},
  more: Partial<MockProgram> = {},
): MockProgram {
  const plain = plainParts()
  const generatedOperations = Object.fromEntries(
    (Object.keys(routes) as OperationId[]).map((id) => [id, generated(id)]),
  )
  const events = [
    'confirm',
    'reject',
    'change',
    'silent',
    'reconfirm',
    'cancel_ack',
    'cancel_nack',
    'amend_ack',
    'amend_nack',
    'refund_ack',
    'refund_nack',
    'assign_driver',
    'dispatch',
    'report_extras',
    'flight',
    'no_show',
    'price',
  ] as const
  return {
    ...plain.parts,
    base: (request) => {
      const base = plain.parts.base(request)
      const member = [
        plainMember('m1'),
        plainMember('m2', { nodes: [] }),
        plainMember('m3', { state: 'suspended' }),
      ]
      const session = [
        { ...plainSession('token-1'), expires: defaultStart + 3_600_000 },
        { ...plainSession('token-2', 'm2'), expires: defaultStart + 3_600_000 },
        { ...plainSession('token-3', 'm3'), expires: defaultStart + 3_600_000 },
        { ...plainSession('token-old'), expires: defaultStart },
      ]
      return {
        ...base,
        tables: { ...base.tables, member, session, captcha: [plainCaptcha] },
      }
    },
    operations: { ...generatedOperations, ...operations } as unknown as Operations,
    watchCall: () => null,
    checkInvariants: () => [],
    supplierEvents: Object.fromEntries(events.map((name) => [name, noEvent])) as unknown as SupplierEvents,
    staffEvents: Object.fromEntries(staffEventNames.map((name) => [name, noEvent])) as unknown as StaffEvents,
    mediaFor: (path) => (path === '/media/hotel/1/1.svg' ? '<svg/>' : null),
    openSession: () => null,
    ...more,
  }
}

export const plainMock = (
  operations: Partial<Operations> = {},
  options: MockOptions = {},
  more: Partial<MockProgram> = {},
): Mock => createMock(plainProgram(operations, more), options)

export interface TestCall {
  readonly method?: string
  readonly headers?: Record<string, string>
  /** Sent as JSON, unless it is a string. */
  readonly body?: unknown
  /** The token of the call; `token-1` by default. */
  readonly token?: string | null
}

export function edgeRequest(url: string, call: TestCall = {}): EdgeRequest {
  const { body, token = 'token-1' } = call
  const headers: Record<string, string> = { ...call.headers }
  if (token !== null) headers['ba-user-token'] ??= token
  if (body !== undefined) headers['content-type'] ??= 'application/json'
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return {
    method: call.method ?? (body === undefined ? 'GET' : 'POST'),
    url,
    header: (name) => headers[name] ?? null,
    body: body === undefined ? null : new TextEncoder().encode(text),
  }
}

interface TestAnswer {
  response: EdgeResponse
  status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  json: any
}

/** The body of an answer, whichever form it has. */
export const bodyText = ({ body }: EdgeResponse): string =>
  typeof body === 'string' ? body : new TextDecoder().decode(body ?? new Uint8Array())

/** Sends a call and reads the answer as JSON where it is. */
export async function send(mock: Mock, url: string, call: TestCall = {}): Promise<TestAnswer> {
  const response = await mock.handle(edgeRequest(url, call))
  const isJson = response.headers['content-type']?.includes('json')
  let json: unknown
  try {
    json = isJson && response.body !== null ? JSON.parse(bodyText(response)) : null
  } catch {
    json = null
  }
  return { response, status: response.status, json }
}
