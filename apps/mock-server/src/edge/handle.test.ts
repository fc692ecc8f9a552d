import { describe, expect, test, vi } from 'vitest'
import { bodyText, plainMember, plainMock, send } from '../testing/plain-program.ts'
import { deepFreeze } from '../world/base.ts'
import { defaultStart } from '../world/worlds.ts'
import { type ErrorKey, FileAnswer, ok, type RefusalExtra, refuse } from './operation.ts'
import { bodyLimit } from './request/request-check.ts'

const countries = '/api/ajax/country'
const payment = { id: 'H2611210001', channel: 'credit', client_ref: crypto.randomUUID(), version: 1 }

const refusing = (key: ErrorKey, extra?: RefusalExtra) => () => {
  throw refuse(key, undefined, extra && { extra })
}

describe('the envelope', () => {
  test('R9.01 A success has code 1, the time of the world and the data', async () => {
    const mock = plainMock({ listCountries: () => ({ list: [], total: 0 }) })
    mock.worlds.get()?.clock.advance(1999)
    const { status, json } = await send(mock, countries)
    expect(status).toBe(200)
    expect(json).toEqual({ code: 1, msg: '', time: defaultStart / 1000 + 1, data: { list: [], total: 0 } })
  })

  test('A success may have a message in the language of the request', async () => {
    const mock = plainMock({ listCountries: () => ok({ list: [], total: 0 }, 'signed_in') })
    const headers = { 'think-lang': 'en' }
    expect((await send(mock, countries, { headers })).json.msg).toBe('Login succeeded!')
    expect((await send(mock, countries)).json.msg).toBe('登录成功！')
  })

  test('R9.02 A language that is neither en nor zh-cn counts as zh-cn', async () => {
    const mock = plainMock({ getHotel: refusing('NOT_FOUND') })
    const { json } = await send(mock, '/api/hotel/detail?id=1', { headers: { 'think-lang': 'fr' } })
    expect(json).toMatchObject({ code: 0, msg: '记录不存在或不属于您', data: { error_key: 'NOT_FOUND' } })
  })

  test('A refusal can be thrown, at once or later', async () => {
    const ways = [
      () => {
        throw refuse('NOT_FOUND')
      },
      () => Promise.reject(refuse('NOT_FOUND')),
    ]
    for (const getHotel of ways) {
      const { json } = await send(plainMock({ getHotel }), '/api/hotel/detail?id=1')
      expect(json.data).toEqual({ error_key: 'NOT_FOUND' })
    }
  })

  test('A refusal with a reason has the sentence of its reason as message', async () => {
    const mock = plainMock({
      payOrder: refusing('ACTION_NOT_ALLOWED', { reason_key: 'PAY_TIME_OVER' }),
    })
    const { json } = await send(mock, '/api/order/pay', { body: payment, headers: { 'think-lang': 'en' } })
    expect(json.msg).toBe('The time for payment is over')
    expect(json.data).toEqual({
      error_key: 'ACTION_NOT_ALLOWED',
      reason_key: 'PAY_TIME_OVER',
      reason_text: 'The time for payment is over',
    })
  })

  test('A file has no envelope, and its name may be in any script', async () => {
    const bytes = new Uint8Array([37, 80, 68, 70])
    const mock = plainMock(
      { downloadVoucher: () => new FileAnswer(bytes, 'application/pdf', '凭证 1.pdf') },
      {},
    )
    mock.worlds.get()?.tables.member.put({
      ...plainMember('m1'),
      nodes: ['order/voucher'],
    })
    const { response } = await send(mock, '/api/order/voucherDownload?id=H2611210001')
    expect(response.body).toBe(bytes)
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="_1.pdf"; filename*=UTF-8''%E5%87%AD%E8%AF%81%201.pdf`,
    })
  })
})

describe('access', () => {
  const mock = plainMock()
  const pay = (token: string | null) => send(mock, '/api/order/pay', { body: {}, token })

  test('A visitor is sent to the login page by code 303 before anything else is checked', async () => {
    for (const token of [null, 'never given out']) {
      expect((await pay(token)).json).toMatchObject({
        code: 303,
        data: { type: 'need login', error_key: 'NEED_LOGIN' },
      })
    }
  })

  test('An expired session gets code 409 with an empty list', async () => {
    expect((await pay('token-old')).json).toMatchObject({ code: 409, data: [] })
  })

  test('A member without the permission node gets code 401 inside the envelope', async () => {
    const { status, json } = await pay('token-2')
    expect(status).toBe(200)
    expect(json).toMatchObject({ code: 401, data: { error_key: 'NO_PERMISSION' } })
  })

  test('A suspended member counts as signed out', async () => {
    expect((await pay('token-3')).json.code).toBe(303)
  })

  test('Only callers with permission learn what is wrong with the request', async () => {
    expect((await pay('token-1')).json.data.error_key).toBe('VALIDATION')
  })

  test('A session ends exactly at its time by the clock of the world', async () => {
    const own = plainMock()
    own.worlds.get()?.clock.advance(3_600_000 - 1)
    expect((await send(own, '/api/order/counts')).json.code).toBe(1)
    own.worlds.get()?.clock.advance(1)
    expect((await send(own, '/api/order/counts')).json.code).toBe(409)
  })
})

describe('the request', () => {
  test('Reports all errors of a request at once, by field path, in the language of the request', async () => {
    const body = { id: 'x', channel: 'cash', version: 0, surplus: 1 }
    const { json } = await send(plainMock(), '/api/order/pay', { body, headers: { 'think-lang': 'en' } })
    expect(json.data.fields).toEqual({
      id: ['The format is incorrect'],
      channel: ['Only: predeposit, credit'],
      client_ref: ['Required'],
      version: ['Not less than 1'],
      surplus: ['There is no such field'],
    })
  })

  test('A nested error is named by its full path', async () => {
    const rooms = [
      { adults: 1, child_ages: [] },
      { adults: 0, child_ages: [3, 40] },
    ]
    const { json } = await send(plainMock(), '/api/hotel/rates', { body: { rooms } })
    expect(Object.keys(json.data.fields)).toEqual(
      expect.arrayContaining(['rooms[1].adults', 'rooms[1].child_ages[1]']),
    )
  })

  test('Query values get the types of the contract', async () => {
    const seen = vi.fn()
    const mock = plainMock({
      listHotelSearchResults: ({ query }) => {
        seen(query)
        throw refuse('SEARCH_EXPIRED')
      },
    })
    const query =
      'search_id=s1&page=2&filter[star][1]=5&filter[star][0]=4&filter[free_cancel]=true&filter[price_min]=100.00&filter[meal][]=BB'
    await send(mock, `/api/hotel/searchResult?${query}`)
    expect(seen).toHaveBeenCalledWith({
      search_id: 's1',
      page: 2,
      limit: 20,
      sort: 'default',
      filter: { star: [4, 5], free_cancel: true, price_min: '100.00', meal: ['BB'] },
    })
  })

  test.each([
    ['page=two', 'page'],
    ['page=1&limit=1000', 'limit'],
    ['order_status=confirmed', 'order_status'],
    ['order_status[0]=lost', 'order_status[0]'],
    ['nothing=1', 'nothing'],
    ['__proto__[polluted]=1', '__proto__'],
    ['keyword[a]=1', 'keyword'],
  ])('Refuses the query %s because of %s', async (query, field) => {
    const { json } = await send(plainMock(), `/api/order/index?${query}`)
    expect(Object.keys(json.data.fields)).toEqual([field])
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })

  test.each([
    ['{"id":', 400, {}],
    ['{}', 415, { 'content-type': 'text/plain' }],
    ['{}', 415, { 'content-type': 'application/jsonx' }],
    ['{}', 415, { 'content-encoding': 'gzip' }],
    ['{}', 415, { 'content-encoding': 'identity, BR' }],
    [`"${'x'.repeat(bodyLimit)}"`, 413, {}],
  ])('A broken request is answered by an HTTP status', async (body, expected, headers) => {
    const { status, json } = await send(plainMock(), '/api/order/pay', { body, headers })
    expect(status).toBe(expected)
    expect(json).toMatchObject({ code: 0, data: null })
  })

  test.each(['', 'identity', 'Identity, identity'])(
    'A body that is encoded as "%s" is read',
    async (encoding) => {
      const headers = { 'content-encoding': encoding }
      const { json } = await send(plainMock(), '/api/order/pay', { body: '{}', headers })
      expect(json.data.error_key).toBe('VALIDATION')
    },
  )

  test.each(['APPLICATION/JSON', 'Application/Json ; Charset="UTF-8"', 'application/json;x=y'])(
    'A body of the type %s is JSON',
    async (type) => {
      const headers = { 'content-type': type }
      expect((await send(plainMock(), '/api/order/pay', { body: '{}', headers })).json.data.error_key).toBe(
        'VALIDATION',
      )
    },
  )

  test('An unknown call gets 404, a known path with another method 405, and each is a finding of the verdict', async () => {
    const mock = plainMock()
    for (const [url, method, status, allow] of [
      ['/api/nothing', 'GET', 404, undefined],
      ['/api/order/pay', 'GET', 405, 'POST'],
      [countries, 'PUT', 405, 'GET, HEAD'],
    ] as const) {
      const { response } = await send(mock, url, { method })
      expect([response.status, response.headers.allow]).toEqual([status, allow])
    }
    expect(mock.worlds.get()?.verdict.report().findings).toMatchObject([
      { kind: 'unknown_path', where: 'GET /api/nothing' },
      { kind: 'unknown_path', where: 'GET /api/order/pay' },
      { kind: 'unknown_path', where: `PUT ${countries}` },
    ])
  })
})

describe('the answer', () => {
  test('An answer outside the contract is never sent: it becomes HTTP 500 and a finding in the verdict', async () => {
    const wrong = { list: [{ code: 'China' }], total: 1 }
    const mock = plainMock({ listCountries: () => wrong as never })
    const { status, response } = await send(mock, countries)
    expect(status).toBe(500)
    expect(decodeURI(response.headers['x-mock-violation'] ?? '')).toContain('data.list[0].code')
    const { clean, findings } = mock.worlds.get()?.verdict.report() ?? {}
    expect(clean).toBe(false)
    expect(findings?.[0]).toMatchObject({ kind: 'answer_outside_contract', where: 'listCountries' })
  })

  test('Never sends a refusal with a key that the operation does not declare', async () => {
    const refused = (key: ErrorKey) =>
      plainMock({
        listCountries: () => {
          throw refuse(key)
        },
      })
    const undeclared = await send(refused('BALANCE_SHORT'), countries)
    expect(undeclared.status).toBe(500)
    expect(decodeURI(undeclared.response.headers['x-mock-violation'] ?? '')).toContain('BALANCE_SHORT')
    expect((await send(refused('VALIDATION'), countries)).status).toBe(200)
  })

  test('Checks the same answer again if anything in it is different', async () => {
    let total = 0
    const mock = plainMock({ listCountries: () => ({ list: [], total: total-- }) })
    expect((await send(mock, countries)).status).toBe(200)
    mock.worlds.get()?.clock.advance(1)
    expect((await send(mock, countries)).status).toBe(500)
  })

  test('Every call runs its operation, whether it reads or writes', async () => {
    const listCountries = vi.fn(() => ({ list: [], total: 0 }))
    const payOrder = vi.fn(refusing('NOT_FOUND'))
    const mock = plainMock({ listCountries, payOrder })
    for (let count = 0; count < 3; count += 1) {
      await send(mock, countries)
      await send(mock, '/api/order/pay', { body: payment })
    }
    expect(listCountries).toHaveBeenCalledTimes(3)
    expect(payOrder).toHaveBeenCalledTimes(3)
  })

  test('Still catches a wrong record beside one that has passed before', async () => {
    const texts = { name: 'M', name_local: 'M', nationality: 'M', other_names: [] as string[] }
    const right = deepFreeze({ code: 'MM', dial: '95', ...texts })
    const wrong = deepFreeze({ ...right, code: 7 as never })
    let list = [right]
    const mock = plainMock({ listCountries: () => ({ list, total: list.length }) })
    expect((await send(mock, countries)).status).toBe(200)
    list = [right, wrong]
    const { status, response } = await send(mock, countries)
    expect(status).toBe(500)
    expect(decodeURI(response.headers['x-mock-violation'] ?? '')).toContain('data.list[1].code')
  })

  test('A refusal that the operation does not announce is a violation', async () => {
    const { status } = await send(plainMock({ listCountries: refusing('BALANCE_SHORT') }), countries)
    expect(status).toBe(500)
  })

  test('An error of an operation becomes HTTP 500 in an envelope and a finding in the verdict', async () => {
    const mock = plainMock({
      listCountries: () => {
        throw new TypeError('nothing is there')
      },
    })
    const { status, json } = await send(mock, countries)
    expect([status, json.code]).toEqual([500, 0])
    const finding = mock.worlds.get()?.verdict.report().findings[0]
    expect(finding).toMatchObject({ kind: 'unhandled_error', where: 'listCountries' })
    expect(finding?.sentence).toContain('nothing is there')
  })

  test('Checks the invariants of a company after a change of its ledger', async () => {
    const checkInvariants = vi.fn(() => ['The balance is below zero.'])
    const mock = plainMock(
      {
        payOrder: (_, world) => {
          world.tables.member.put({ ...plainMember('m2'), company_id: 'c2' })
          throw refuse('NOT_FOUND')
        },
      },
      {},
      { checkInvariants, ledger: new Set(['member'] as const) },
    )
    await send(mock, countries)
    expect(checkInvariants).not.toHaveBeenCalled()
    await send(mock, '/api/order/pay', { body: payment })
    expect(checkInvariants).toHaveBeenCalledExactlyOnceWith(mock.worlds.get(), 'c2')
    expect(mock.worlds.get()?.verdict.report().findings).toMatchObject([
      { kind: 'broken_invariant', where: 'payOrder', sentence: 'The balance is below zero.' },
    ])
  })

  test('The journal shows each call with status, error key, member and its findings', async () => {
    const mock = plainMock()
    await send(mock, '/api/order/pay?x=1', { body: {} })
    await send(mock, '/api/nothing', { token: null })
    expect(mock.worlds.get()?.journal.list()).toEqual([
      {
        seq: 1,
        time: defaultStart,
        method: 'POST',
        path: '/api/order/pay?x=1',
        operation: 'payOrder',
        status: 200,
        code: 0,
        error_key: 'VALIDATION',
        member: 'member_m1',
        fault: null,
        findings: [],
        live: false,
      },
      expect.objectContaining({
        seq: 2,
        status: 404,
        findings: ['There is no operation for GET /api/nothing.'],
      }),
    ])
  })

  test('The journal keeps the last 200 calls', async () => {
    const mock = plainMock()
    for (let count = 0; count < 205; count += 1) await send(mock, '/api/common/currency')
    const seqs = mock.worlds
      .get()
      ?.journal.list()
      .map((entry) => entry.seq)
    expect([seqs?.length, seqs?.[0], seqs?.at(-1)]).toEqual([200, 6, 205])
  })
})

describe('faults', () => {
  test.each([
    [{ status: 502 }, { status: 502 }],
    [{ network: true }, { failure: 'cut' }],
    [{ timeout: true }, { failure: 'hang' }],
    [{ empty: true }, { status: 200, body: '' }],
    [{ latency: 250 }, { status: 200, latency: 250 }],
  ])('The fault %j takes effect', async (effect, expected) => {
    const mock = plainMock()
    mock.worlds.get()?.faults.add({ operation: 'listCurrencies', ...effect })
    expect((await send(mock, '/api/common/currency')).response).toMatchObject(expected)
    expect((await send(mock, countries)).response.failure).toBeUndefined()
  })

  test.each([{ malformed: true }, { truncated: true }, { html: true }])(
    'The fault %j leaves no readable JSON',
    async (effect) => {
      const mock = plainMock()
      mock.worlds.get()?.faults.add({ operation: '*', ...effect })
      const { response } = await send(mock, countries)
      expect(response.status).toBe(200)
      expect(() => JSON.parse(bodyText(response))).toThrow(/JSON/)
    },
  )

  test('A fault can be a code of the envelope', async () => {
    const mock = plainMock()
    mock.worlds.get()?.faults.add({ operation: 'listOrders', code: 409, times: 1 })
    mock.worlds.get()?.faults.add({ operation: 'listOrders', code: 0, error_key: 'RATE_LIMITED', times: 1 })
    expect((await send(mock, '/api/order/index')).json).toMatchObject({ code: 409, data: [] })
    expect((await send(mock, '/api/order/index')).json.data).toEqual({ error_key: 'RATE_LIMITED' })
  })

  test('A refusal by a fault has the message of its rule', async () => {
    const mock = plainMock()
    const rule = {
      operation: 'listOrders',
      code: 0,
      error_key: 'RATE_LIMITED',
      msg: 'Slowly, please',
    } as const
    mock.worlds.get()?.faults.add(rule)
    const data = { error_key: 'RATE_LIMITED' }
    expect((await send(mock, '/api/order/index')).json).toMatchObject({ code: 0, msg: rule.msg, data })
  })

  test('A lost request changes nothing, and a lost answer keeps the change', async () => {
    const payOrder = vi.fn(refusing('NOT_FOUND'))
    const mock = plainMock({ payOrder })
    mock.worlds.get()?.faults.add({ operation: 'payOrder', network: true, times: 1 })
    mock.worlds.get()?.faults.add({ operation: 'payOrder', network: true, carried_out: true, times: 1 })
    await send(mock, '/api/order/pay', { body: payment })
    expect(payOrder).toHaveBeenCalledTimes(0)
    expect((await send(mock, '/api/order/pay', { body: payment })).response.failure).toBe('cut')
    expect(payOrder).toHaveBeenCalledTimes(1)
  })
})
