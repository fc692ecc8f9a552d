import { describe, expect, test } from 'vitest'
import { createMock } from '../mock.ts'
import { program } from '../program.ts'
import type { JobKind } from '../world/jobs.ts'
import { createControl } from './client.ts'

/** The typed client for a mock in this process. */
function controlOf(mock: ReturnType<typeof createMock>, world: string) {
  const send = async (address: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    const body = typeof init.body === 'string' ? new TextEncoder().encode(init.body) : null
    const { status, body: text } = await mock.handle({
      method: init.method ?? 'GET',
      url: address,
      header: (name) => headers.get(name),
      body,
    })
    return new Response(text as BodyInit, { status })
  }
  return createControl({ world, fetch: send as typeof fetch })
}

const call = (mock: ReturnType<typeof createMock>, world: string, path: string, token = '') =>
  mock.handle({
    method: 'GET',
    url: path,
    header: (name) => ({ 'x-mock-world': world, 'ba-user-token': token, 'think-lang': 'en' })[name] ?? null,
    body: null,
  })

describe('the calls of the panel', () => {
  test('A scenario starts by its name, and answers the page to open and the signed-in persona', async () => {
    const mock = createMock(program)
    const control = controlOf(mock, 'desk')
    const begun = await control.scenario('car_confirmed')
    expect(begun).toMatchObject({ id: 'desk', begun: 'car_confirmed', user: { username: 'goldenland' } })
    expect(begun.path).toMatch(/^\/user\/car-order\/detail\/C/)
    expect(await control.world()).toMatchObject({ begun: 'car_confirmed' })
    await expect(control.scenario('nothing' as 'default')).rejects.toThrow('There is no scenario nothing')
  })

  test('A restored world still knows the scenario that led to it', async () => {
    const mock = createMock(program)
    const control = controlOf(mock, 'desk')
    await control.scenario('low_balance')
    const snapshot = await control.snapshot()
    await control.worlds.make({ id: 'desk' })
    expect((await control.world()).begun).toBeNull()
    expect(await control.restore(snapshot)).toMatchObject({ begun: 'low_balance' })
    expect(await control.snapshot()).toEqual(snapshot)
    expect(await control.restore(snapshot, 'other')).toMatchObject({ id: 'other', begun: 'low_balance' })
    const { begun: _, ...older } = snapshot
    expect((await control.restore(older)).begun).toBeNull()
  })

  test('The catalogue lists each scenario once, by heading', async () => {
    const list = await controlOf(createMock(program), 'desk').scenarios()
    expect(list.length).toBeGreaterThan(100)
    expect(new Set(list.map(({ name }) => name)).size).toBe(list.length)
    expect(list[0]).toMatchObject({ name: 'default', group: 'world', group_title: { en: 'Companies' } })
    const groups = list.map(({ group }) => group)
    expect(groups).toEqual(groups.toSorted((a, b) => groups.indexOf(a) - groups.indexOf(b)))
  })

  test('A waiting job runs now, and its order moves on', async () => {
    const mock = createMock(program)
    const control = controlOf(mock, 'desk')
    const { path } = await control.scenario('hotel_on_request')
    const id = path.split('/').at(-1) ?? ''
    await control.runJob('supplier_answer', id)
    expect(mock.worlds.get('desk')?.tables.order.get(id)?.order_status).toBe('confirmed')
    const { now, start } = await control.clock.read()
    expect(now).toBe(start)
    await expect(control.runJob('supplier_answer', id)).rejects.toThrow('No job supplier_answer waits')
  })

  test('A deadline cannot pass before its time, and its job stays in the queue', async () => {
    const control = controlOf(createMock(program), 'desk')
    const { path } = await control.scenario('hotel_pending_payment')
    const id = path.split('/').at(-1) ?? ''
    const kind: JobKind = 'expire_order'
    const before = (await control.clock.read(id)).jobs.filter((job) => job.subject === id)
    expect(before).not.toEqual([])
    await expect(control.runJob(kind, id)).rejects.toThrow('happens at its time only')
    expect((await control.clock.read(id)).jobs.filter((job) => job.subject === id)).toEqual(before)
    expect((await control.verdict()).findings).toEqual([])
  })

  test('The jobs of one order come first, however late they run', async () => {
    const control = controlOf(createMock(program), 'desk')
    const { path } = await control.scenario('hotel_confirmed')
    const id = path.split('/').at(-1) ?? ''
    expect((await control.clock.read()).jobs.some((job) => job.subject === id)).toBe(false)
    const { jobs } = await control.clock.read(id)
    expect([jobs[0]?.subject, jobs.length]).toEqual([id, 50])
  })

  test('A recording mock keeps the bodies of the last fifty calls', async () => {
    const mock = createMock(program, { record: true })
    const control = controlOf(mock, 'desk')
    for (let count = 0; count < 51; count += 1) await call(mock, 'desk', '/api/common/currency', 'abc')
    const [first, last] = [(await control.journal())[0], (await control.journal()).at(-1)]
    await expect(control.call(first?.seq ?? 0)).rejects.toThrow('are not kept')
    const kept = await control.call(last?.seq ?? 0)
    expect(kept).toMatchObject({ url: '/api/common/currency', token: 'abc', language: 'en', sent: null })
    expect(JSON.parse(kept.answered ?? '')).toMatchObject({ code: 1, data: { list: expect.any(Array) } })
  })

  test('A mock that does not record keeps none', async () => {
    const mock = createMock(program)
    await call(mock, 'desk', '/api/common/currency')
    await expect(controlOf(mock, 'desk').call(1)).rejects.toThrow('are not kept')
  })
})
