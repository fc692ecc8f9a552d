import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Mock } from '../mock.ts'
import { bodyText, edgeRequest, plainMock, plainProgram, send } from '../testing/plain-program.ts'
import { defaultStart } from '../world/worlds.ts'
import { ControlError, createControl } from './client.ts'

/** The typed client, whose fetch goes straight to the mock. */
function controlOf(mock: Mock) {
  const direct = async (
    url: string,
    init: { method: string; headers: Record<string, string>; body?: string },
  ) => {
    const { headers, body, method } = init
    const { status, body: text } = await mock.handle(
      edgeRequest(url, { method, headers, token: null, ...(body === undefined ? {} : { body }) }),
    )
    return new Response(text as string, { status })
  }
  return createControl({ fetch: direct as unknown as typeof fetch })
}

let mock = plainMock()
let control = controlOf(mock)
beforeEach(() => {
  mock = plainMock()
  control = controlOf(mock)
})

describe('the control calls', () => {
  test('Worlds can be created, listed and deleted', async () => {
    const made = await control.worlds.make({
      seed: 7,
      start: '2026-12-01T00:00:00Z',
      scenario: 'empty_account',
    })
    expect(made).toMatchObject({
      seed: 7,
      scenario: 'empty_account',
      mode: 'frozen',
      now: Date.UTC(2026, 11, 1),
    })
    expect((await control.worlds.list()).map((world) => world.id)).toContain(made.id)
    expect(await control.worlds.delete(made.id)).toEqual({ deleted: true })
    expect(await control.worlds.delete(made.id)).toEqual({ deleted: false })
  })

  test('The clock of one world moves and no other', async () => {
    await control.worlds.make({ id: 'a' })
    await control.worlds.make({ id: 'b' })
    expect((await control.in('a').clock.advance(60_000)).now).toBe(defaultStart + 60_000)
    expect((await control.in('b').clock.read()).now).toBe(defaultStart)
    expect((await control.in('b').clock.advanceTo(defaultStart + 1)).now).toBe(defaultStart + 1)
    expect((await control.in('b').clock.read()).jobs).toMatchObject([
      { kind: 'expire_order', subject: 'seeded' },
    ])
  })

  test('The clock never goes back', async () => {
    await expect(control.clock.advanceTo(defaultStart - 1)).rejects.toThrow('The clock moves forward')
    await expect(control.clock.advance(-1)).rejects.toBeInstanceOf(ControlError)
  })

  test('The clock moves on by at most five years in one call', async () => {
    for (const to of ['9999-12-31T00:00:00Z', '2099-12-31T00:00:00Z', 8_640_000_000_000_000])
      await expect(control.clock.advanceTo(to)).rejects.toMatchObject({
        status: 400,
        message: expect.stringContaining('to: '),
      })
    await expect(control.clock.advance(8e15)).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(/^ms: /),
    })
    expect((await control.clock.read()).now).toBe(defaultStart)
    const { now } = await control.clock.advance(5 * 365 * 86_400_000)
    expect(now).toBe(defaultStart + 5 * 365 * 86_400_000)
  })

  test.each([-1, 8_640_000_000_000_000, -8_640_000_000_000_000, '9999-12-31T00:00:00Z'])(
    'No world can begin at %s',
    async (start) => {
      await expect(control.worlds.make({ id: 'a', start })).rejects.toMatchObject({
        status: 400,
        message: expect.stringContaining('start: '),
      })
      expect(mock.worlds.get('a')).toBeUndefined()
    },
  )

  test('A scenario starts the world over under its own name', async () => {
    await control.worlds.make({ id: 'a', seed: 3 })
    await control.in('a').clock.advance(5)
    expect(await control.in('a').scenario('low_balance')).toMatchObject({
      id: 'a',
      seed: 3,
      scenario: 'low_balance',
      now: defaultStart,
    })
    expect((await control.scenarios()).map((one) => one.name)).toContain('many_orders')
  })

  describe('An answer in place of that of an operation', () => {
    const currencies = () => send(mock, '/api/common/currency')

    test('An edited answer is given to the next calls, and then no more', async () => {
      const { data } = (await currencies()).json
      const edited = { ...data, list: data.list.slice(0, 1) }
      await control.faults.add({ operation: 'listCurrencies', data: edited, times: 2 })
      for (const expected of [edited, edited, data]) {
        const { json } = await currencies()
        expect([json.code, json.data]).toEqual([1, expected])
      }
      expect((await control.verdict()).findings).toEqual([])
    })

    test('An answer outside the contract is refused by its field, unless it is forced', async () => {
      const rule = { operation: 'listCurrencies', data: { list: [{ code: 5 }] }, times: 1 } as const
      await expect(control.faults.add(rule)).rejects.toMatchObject({
        status: 400,
        message: expect.stringContaining('data.list[0].code'),
      })
      expect(await control.faults.list()).toEqual([])
      await control.faults.add({ ...rule, forced: true })
      expect((await currencies()).json.data).toEqual(rule.data)
    })

    test.each([
      [
        { operation: 'signOut', code: 0, error_key: 'CREDIT_SHORT' },
        /^error_key: .*CREDIT_SHORT.*VALIDATION/,
      ],
      [{ operation: 'listCurrencies', code: 401 }, /^code: .*401/],
      [{ operation: 'payOrder', code: 401, error_key: 'NOT_FOUND' }, /^code: NOT_FOUND .* 0, not 401/],
      [{ operation: 'payOrder', code: 409, error_key: 'NOT_FOUND' }, /^code: /],
      [{ operation: 'payOrder', code: 7 }, /^code: .*NEED_LOGIN.*409.*BALANCE_SHORT/],
      [{ operation: '*', code: 7 }, /^code: /],
    ] as const)('The refusal %j is not in the contract, so it has to be forced', async (rule, sentence) => {
      await expect(control.faults.add(rule)).rejects.toMatchObject({
        status: 400,
        message: expect.stringMatching(sentence),
      })
      expect(await control.faults.list()).toEqual([])
      await control.faults.add({ ...rule, forced: true })
    })

    test('A refusal for all operations meets those that the contract lets refuse so', async () => {
      await control.faults.add({ operation: '*', code: 409 })
      expect((await currencies()).json.code).toBe(1)
      expect((await send(mock, '/api/order/index')).json).toMatchObject({ code: 409, data: [] })
    })

    test('An example is given by its name, and an unknown one refused with the names', async () => {
      const [first] = await control.examples('listOrders')
      await control.faults.add({ operation: 'listOrders', example: first?.name ?? '', times: 1 })
      expect((await send(mock, '/api/order/index')).json.data).toEqual(first?.answer.data)
      await expect(control.faults.add({ operation: 'listOrders', example: 'none' })).rejects.toThrow(
        new RegExp(`no example none; it has ${first?.name}, .*NEED_LOGIN`),
      )
      await expect(control.examples('constructor' as 'listOrders')).rejects.toMatchObject({ status: 400 })
    })

    test('A file has no data', async () => {
      await expect(control.faults.add({ operation: 'downloadVoucher', data: {} })).rejects.toThrow(/^data: /)
    })
  })

  test('Faults are added, listed, counted and cleared', async () => {
    const fault = await control.faults.add({ operation: 'listCurrencies', status: 503, times: 1 })
    expect((await mock.handle(edgeRequest('/api/common/currency'))).status).toBe(503)
    expect(await control.faults.list()).toMatchObject([{ id: fault.id, seen: 1, met: 1 }])
    await control.faults.clear()
    expect(await control.faults.list()).toEqual([])
    await expect(control.faults.add({ operation: 'listCurrencies' })).rejects.toThrow('needs an effect')
    await expect(control.faults.add({ operation: 'nothing' as '*', status: 500 })).rejects.toThrow(
      'operation',
    )
  })

  test('A supplier event reaches the order, or is refused with the reason', async () => {
    const confirm = vi.fn((_world, id: string) => (id === 'H2611210001' ? null : `There is no order ${id}.`))
    const program = plainProgram()
    mock = plainMock({}, {}, { supplierEvents: { ...program.supplierEvents, confirm } })
    control = controlOf(mock)
    expect(await control.supplier('confirm', 'H2611210001', { number: 'X1' })).toEqual({ done: true })
    expect(confirm).toHaveBeenCalledWith(mock.worlds.get(), 'H2611210001', { number: 'X1' })
    await expect(control.supplier('confirm', 'H0')).rejects.toThrow('There is no order H0.')
    await expect(control.supplier('explode' as 'confirm', 'H0')).rejects.toThrow('There is no event explode')
  })

  test('The targets of a captcha can be read, as points and in the form of the calls', async () => {
    expect(await control.peek.captcha('captcha-1')).toEqual({
      id: 'captcha-1',
      width: 350,
      height: 200,
      points: [{ text: '船', x: 25, y: 40 }],
      info: '25,40;350;200',
    })
    await expect(control.peek.captcha('none')).rejects.toThrow('There is no open captcha none.')
    expect(await control.peek.sent()).toEqual([])
  })

  test('A snapshot restores a world under another name', async () => {
    await control.worlds.make({ id: 'a' })
    await control.in('a').clock.advance(1234)
    await control.restore(await control.in('a').snapshot(), 'b')
    expect((await control.in('b').world()).now).toBe(defaultStart + 1234)
    await expect(control.restore({} as never)).rejects.toThrow('This is not a snapshot of a world')
  })

  test.each([
    ['version', { version: '4' }],
    ['sent', { sent: undefined }],
    ['counters', { counters: undefined }],
    ['faults', { faults: undefined }],
    ['faults.rules[0]', { faults: { rules: [5], calls: {}, made: 0 } }],
    ['findings', { findings: undefined }],
    ['tables.order.put', { tables: { order: { put: 'x', removed: [] } } }],
    ['tables.order.put[0]', { tables: { order: { put: [null], removed: [] } } }],
    ['tables.order.put[0]', { tables: { order: { put: [5], removed: [] } } }],
    ['tables.order.put[0].id', { tables: { order: { put: [{}], removed: [] } } }],
    ['tables.order.removed', { tables: { order: { put: [], removed: {} } } }],
    ['table nothing', { tables: { nothing: { put: [], removed: [] } } }],
    ['jobs[0].kind', { jobs: [{ due: 1, kind: 'nothing', subject: 'x', sequence: 1 }] }],
    [
      'settings.mode',
      { settings: { id: 'a', seed: 1, start: defaultStart, scenario: 'default', mode: 'x' } },
    ],
    ['now', { now: 8_640_000_000_000_000 }],
    ['now', { now: defaultStart - 1 }],
    ['begun', { begun: 5 }],
    ['snapshot.begun', { begun: 'constructor' }],
    ...(
      [
        ['operation', { operation: 'constructor', status: 500 }],
        ['error_key', { operation: '*', code: 0, error_key: 'toString' }],
        ['error_key', { operation: '*', code: 0, error_key: ['NOT_FOUND'] }],
        ['latency', { operation: '*', latency: 1e300 }],
        ['network', { operation: '*', network: 'no' }],
      ] as const
    ).map(
      ([member, rule]) =>
        [member, { faults: { rules: [{ id: 'fault-1', rule, seen: 0, met: 0 }], calls: {}, made: 1 } }] as [
          string,
          object,
        ],
    ),
  ])('A snapshot with a wrong %s is refused, and the world stays unchanged', async (member, wrong) => {
    await control.worlds.make({ id: 'a' })
    await control.in('a').clock.advance(1234)
    const snapshot = await control.in('a').snapshot()
    await expect(control.restore({ ...snapshot, ...wrong })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining(member),
    })
    expect(await control.in('a').snapshot()).toEqual(snapshot)
    await expect(control.restore({ ...snapshot, ...wrong }, 'b')).rejects.toThrow(member)
    expect(mock.worlds.get('b')).toBeUndefined()
  })

  test('Reading a world that does not exist is refused and does not create it', async () => {
    const { clock, snapshot, world, journal, verdict, faults } = control.in('none')
    for (const look of [clock.read, snapshot, world, journal, verdict, faults.list])
      await expect(look()).rejects.toMatchObject({ status: 404 })
    expect(mock.worlds.get('none')).toBeUndefined()
    expect((await control.world()).id).toBe('main')
  })

  test('Journal, verdict and coverage show what happened', async () => {
    await mock.handle(edgeRequest('/api/nothing'))
    expect(await control.journal()).toHaveLength(1)
    expect(await control.verdict()).toMatchObject({ clean: false, findings: [{ kind: 'unknown_path' }] })
    await control.clearVerdict()
    expect((await control.verdict()).clean).toBe(true)
    const coverage = await control.coverage()
    expect(coverage.rules + coverage.generated).toBe(coverage.operations.length)
    expect(await control.health()).toEqual({ ok: true, worlds: 1, strict: false, live: null })
  })

  test('Nobody is signed in under an unknown name', async () => {
    await expect(control.session('nobody')).rejects.toThrow('There is no persona nobody.')
  })

  test('An unknown control call or a broken body is refused with a sentence', async () => {
    for (const [url, body] of [
      ['/__mock/nothing', undefined],
      ['/__mock/clock/advance', '{'],
      ['/__mock/worlds', '{"id":5}'],
    ]) {
      const answer = await mock.handle(edgeRequest(url ?? '', body === undefined ? {} : { body }))
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(JSON.parse(bodyText(answer)).error).toMatch(/\w/)
    }
  })

  test('A member that would vanish as a prototype is named as unknown', async () => {
    const body = '{"operation":"*","status":502,"__proto__":{"times":1}}'
    const answer = await mock.handle(edgeRequest('/__mock/faults', { body }))
    expect(answer.status).toBe(400)
    expect(JSON.parse(bodyText(answer)).error).toMatch(/^__proto__: there is no such member/)
  })

  test('A wrong member for moving the clock is refused with the known ones', async () => {
    const error = async (body: object) => {
      const answer = await mock.handle(edgeRequest('/__mock/clock/advance', { body }))
      expect(answer.status).toBe(400)
      return (JSON.parse(bodyText(answer)) as { error: string }).error
    }
    expect(await error({ days: 2 })).toMatch(/^days: there is no such member; this call takes world, ms, to/)
    for (const body of [{}, { ms: 1, to: defaultStart + 1 }])
      expect(await error(body)).toMatch(/^body: give ms .+ or to /)
  })
})

describe('the world of a request', () => {
  const now = async (own: Mock, headers: Record<string, string>) => {
    const answer = await own.handle(edgeRequest('/api/common/currency', { headers }))
    return { status: answer.status, ...(JSON.parse(bodyText(answer)) as { time: number; msg: string }) }
  }

  test('A header names it before a cookie; without either it is main', async () => {
    for (const [id, ms] of [
      ['a', 1000],
      ['b', 2000],
    ] as const)
      mock.worlds.make({ id }).clock.advance(ms)
    const start = defaultStart / 1000
    expect((await now(mock, { 'x-mock-world': 'a', cookie: 'mock-world=b' })).time).toBe(start + 1)
    expect((await now(mock, { cookie: 'x=1; mock-world=b' })).time).toBe(start + 2)
    expect((await now(mock, {})).time).toBe(start)
  })

  test('An unknown name opens a world of its own, so that callers never share one by mistake', async () => {
    mock.worlds.get()?.clock.advance(9000)
    expect((await now(mock, { 'x-mock-world': 'new' })).time).toBe(defaultStart / 1000)
    expect(mock.worlds.get('new')).toBeDefined()
  })

  test('When strict, a missing or unknown name is refused with the way to make one', async () => {
    const strict = plainMock({}, { strict: true })
    for (const headers of [{}, { 'x-mock-world': 'new' }] as Record<string, string>[]) {
      const { status, msg } = await now(strict, headers)
      expect(status).toBe(400)
      expect(msg).toContain('POST /__mock/worlds')
    }
    strict.worlds.make({ id: 'new' })
    expect((await now(strict, { 'x-mock-world': 'new' })).status).toBe(200)
  })
})

describe('other answers of the server', () => {
  test('Answers pictures, and 404 for a missing one', async () => {
    const picture = await mock.handle(edgeRequest('/media/hotel/1/1.svg'))
    expect(picture).toMatchObject({ status: 200, body: '<svg/>' })
    expect(picture.headers['content-type']).toContain('image/svg+xml')
    expect((await mock.handle(edgeRequest('/media/hotel/1/2.svg'))).status).toBe(404)
  })

  test('HEAD is answered like GET, without a body', async () => {
    const answer = await mock.handle(edgeRequest('/api/common/currency', { method: 'HEAD' }))
    expect([answer.status, answer.body]).toEqual([200, null])
  })

  test('Only the configured origin may call from another site', async () => {
    const open = plainMock({}, { origin: 'https://portal.example' })
    const from = async (origin: string, method: string) =>
      (await open.handle(edgeRequest('/api/common/currency', { method, headers: { origin } }))).headers
    expect((await from('https://portal.example', 'GET'))['access-control-allow-origin']).toBe(
      'https://portal.example',
    )
    expect((await from('https://portal.example', 'OPTIONS'))['access-control-allow-headers']).toContain(
      'think-lang',
    )
    expect((await from('https://other.example', 'GET'))['access-control-allow-origin']).toBeUndefined()
  })
})
