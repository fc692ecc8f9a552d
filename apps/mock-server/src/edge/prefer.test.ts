import { describe, expect, test } from 'vitest'
import { plainMock, send } from '../testing/plain-program.ts'

const orders = '/api/order/index'

const ask = async (prefer: string, more: Record<string, string> = {}) => {
  const mock = plainMock()
  const { status, json, response } = await send(mock, orders, {
    headers: { prefer, ...more },
    token: null,
  })
  return { status, json, applied: response.headers['preference-applied'], mock }
}

describe('the header Prefer of one call', () => {
  test.each(['example=page', 'wait=5, example="page"', 'EXAMPLE=page', 'code=200, example=page'])(
    '%s answers with the example of this name, at the time of the world, whoever calls',
    async (prefer) => {
      const { status, json, applied, mock } = await ask(prefer)
      expect([status, json.code, applied]).toEqual([200, 1, 'example=page'])
      expect(json.time).toBe(Math.floor((mock.worlds.get()?.clock.now() ?? 0) / 1000))
      expect(json.data.list.length).toBeGreaterThan(0)
      expect(mock.worlds.get()?.verdict.report().findings).toEqual([])
    },
  )

  test('An error key answers with a refusal in the language of the caller', async () => {
    const { json } = await ask('example=NEED_LOGIN', { 'think-lang': 'zh-cn' })
    expect(json).toMatchObject({ code: 303, msg: expect.stringMatching(/\p{Script=Han}/u) })
    expect(json.data.error_key).toBe('NEED_LOGIN')
  })

  test.each([
    ['/api/group/request', 'POST', 'rooms'],
    ['/api/hotel/rates', 'POST', 'hotel_id'],
    ['/api/group/detail', 'GET', 'id'],
    [orders, 'GET', 'order_type'],
  ])('The example of wrong fields is one of the operation: %s', async (url, method, field) => {
    const { json } = await send(plainMock(), url, { method, headers: { prefer: 'example=VALIDATION' } })
    expect(json.data).toMatchObject({ error_key: 'VALIDATION', fields: { [field]: [expect.any(String)] } })
  })

  test('An unknown name is refused with all names there are', async () => {
    const { status, json } = await ask('example=nothing')
    expect(status).toBe(400)
    for (const name of ['nothing', 'listOrders', 'page', 'filtered', 'NEED_LOGIN'])
      expect(json.msg).toContain(name)
  })

  test('code answers with an HTTP status, and 200 with the first success', async () => {
    expect(await ask('code=503')).toMatchObject({ status: 503, applied: 'code=503' })
    expect((await ask('code=200')).json.code).toBe(1)
  })

  test.each([
    'code=0',
    'code=600',
    'code=abc',
    'code=200x',
    'code=500, example=page',
    'example=',
    'example',
    'example="page',
  ])('%s is refused', async (prefer) => expect((await ask(prefer)).status).toBe(400))

  test('Other preferences are ignored', async () => {
    expect(await ask('return=minimal')).toMatchObject({
      status: 200,
      json: { code: 303 },
      applied: undefined,
    })
  })

  test('No fault rule sees such a call', async () => {
    const mock = plainMock()
    mock.worlds.get()?.faults.add({ operation: 'listOrders', status: 500, times: 1 })
    expect((await send(mock, orders, { headers: { prefer: 'example=page' } })).status).toBe(200)
    expect(mock.worlds.get()?.faults.list()).toMatchObject([{ seen: 0, met: 0 }])
    expect((await send(mock, orders)).status).toBe(500)
  })
})
