import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  ancestorToken,
  type Running,
  startAncestor,
  startMixed,
  tokenOf,
} from '../contract-check/servers.fixture.ts'

// One mock before a backend of the ancestors: a part of the calls is answered there, with one session for both.

let ancestor: Running
const started: Running[] = []
const mixed = async (...args: Parameters<typeof startMixed>): Promise<Running> => {
  const server = await startMixed(...args)
  started.push(server)
  return server
}

beforeAll(async () => {
  ancestor = await startAncestor()
})
afterAll(() => Promise.all([ancestor, ...started].map((server) => server.stop())))

interface Rule {
  id: number | string
  name: string
  type: string
  children?: Rule[]
}

interface Answered {
  status: number
  isLive: boolean
  code: number
  // oxlint-disable-next-line typescript/no-explicit-any -- answers of two servers, of every shape
  data: any
}

async function ask(
  server: Running,
  path: string,
  token: string | null = null,
  body?: object,
): Promise<Answered> {
  const response = await fetch(server.url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      'think-lang': 'en',
      server: 'true',
      ...(token !== null && { 'ba-user-token': token }),
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body ? JSON.stringify(body) : null,
  })
  const { code, data } = (await response.json()) as { code: number | string; data: unknown }
  return { status: response.status, isLive: response.headers.has('x-mock-live'), code: Number(code), data }
}

const entriesOf = (rules: Rule[]): Rule[] =>
  rules.flatMap((rule) => [rule, ...entriesOf(rule.children ?? [])])
/** Of pages and directories; a permission node may be below several pages. */
const namesOf = (rules: Rule[]): string[] =>
  entriesOf(rules).flatMap(({ name, type }) => (type === 'button' ? [] : [`${type} ${name}`]))
const site = '/api/index/index?requiredLogin=1'

describe('members sign in on the live server', () => {
  let server: Running
  beforeAll(async () => {
    server = await mixed(ancestor.url, 'session,site,cms')
  })

  test('named nouns are answered there, all others by the mock', async () => {
    const calls = ['/api/index/index', '/api/user/checkIn', '/api/common/clickCaptcha?id=c-000000000001']
    for (const path of [...calls, '/api/cms.Index/index'])
      expect([path, (await ask(server, path)).isLive]).toEqual([path, true])
    for (const path of ['/api/common/currency', '/api/hotel/suggest', '/api/airport/index'])
      expect([path, (await ask(server, path)).isLive]).toEqual([path, false])
  })

  test('the session of a member there opens the mock too, as a colleague of the stand-in', async () => {
    const token = await ancestorToken(ancestor)
    expect((await ask(server, site, token)).data.userInfo.username).toBe('linmei')
    const orders = await ask(server, '/api/order/index?page=1&limit=5', token)
    expect([orders.isLive, orders.code, orders.data.list.length]).toEqual([false, 1, 5])
  })

  test('a call of the mock may be the first of a session', async () => {
    const token = await ancestorToken(ancestor)
    expect((await ask(server, '/api/wallet/summary', token)).code).toBe(1)
  })

  test('the menus have the pages of both, each entry once', async () => {
    const { data } = await ask(server, site, await ancestorToken(ancestor))
    const names = namesOf(data.menus)
    const wanted = ['menu account/integral', 'menu cms/order', 'menu order/list', 'menu notification/list']
    expect(names).toEqual(expect.arrayContaining(wanted))
    expect(names).toHaveLength(new Set(names).size)
    const ids = entriesOf([...data.menus, ...data.rules]).map(({ id }) => String(id))
    expect(ids).toHaveLength(new Set(ids).size)
    expect(namesOf((await ask(server, '/api/index/index')).data.rules)).toEqual(
      expect.arrayContaining(['nav cms/search', 'nav hotel/list']),
    )
  })

  test('signing out there ends the session of the mock at once', async () => {
    const token = await ancestorToken(ancestor)
    expect((await ask(server, '/api/wallet/summary', token)).code).toBe(1)
    const out = await ask(server, '/api/user/logout', token, { refresh_token: '' })
    expect([out.isLive, out.code]).toEqual([true, 1])
    expect((await ask(server, '/api/wallet/summary', token)).code).toBe(303)
  })

  test('a session that has expired there is over in the mock as soon as a call says so', async () => {
    const token = await ancestorToken(ancestor)
    expect((await ask(server, '/api/wallet/summary', token)).code).toBe(1)
    await fetch(`${ancestor.url}/__steer/expire`)
    expect((await ask(server, site, token)).code).toBe(409)
    expect((await ask(server, '/api/wallet/summary', token)).code).toBe(303)
  })

  test('a token that nobody has given opens nothing', async () => {
    expect((await ask(server, '/api/wallet/summary', 'made-up')).code).toBe(303)
  })

  test('personas, whom the live server does not know, cannot be signed in', async () => {
    const response = await fetch(`${server.url}/__mock/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"persona":"goldenland"}',
    })
    expect([response.status, await response.text()]).toEqual([
      409,
      expect.stringContaining('knows no persona'),
    ])
  })

  test('pictures come from whoever has them', async () => {
    const picture = async (path: string) => (await fetch(server.url + path)).headers.get('content-type')
    expect(await picture('/storage/default/20250101/a.png')).toBe('image/png')
    expect(await picture('/media/hotel/1/1.svg')).toContain('image/svg+xml')
  })

  test('the mock says which calls are live, and its journal has those of both', async () => {
    const read = async (what: string) => (await fetch(`${server.url}/__mock/${what}`)).json()
    expect(((await read('health')) as { live: object }).live).toEqual({
      url: ancestor.url,
      nouns: ['cms', 'session', 'site', 'verification'],
      operations: [],
    })
    await ask(server, '/api/cms.Index/init')
    const last = ((await read('journal')) as object[]).at(-1)
    expect(last).toMatchObject({ operation: 'getCmsSettings', live: true, status: 200, code: 1 })
    expect((await read('verdict')) as object).toMatchObject({ clean: true })
  })
})

describe('members sign in to the mock', () => {
  test('the live server is asked with the token that was given, and a visitor stays one', async () => {
    const token = await ancestorToken(ancestor)
    const server = await mixed(ancestor.url, 'getAccountOverview,listIntegralEntries,getCmsHome', { token })
    const member = await tokenOf(server, 'goldenland')
    const points = await ask(server, '/api/account/integral?page=1&limit=10', member)
    expect([points.isLive, points.code, points.data.total]).toEqual([true, 1, '23'])
    expect((await ask(server, '/api/account/integral')).code).toBe(303)
    expect((await ask(server, site, member)).data.userInfo.username).toBe('goldenland')
    // The mock's own member is not signed out because the token for the live server is no longer good.
    await fetch(`${ancestor.url}/__steer/expire`)
    expect((await ask(server, '/api/account/integral', member)).status).toBe(502)
    expect((await ask(server, '/api/wallet/summary', member)).code).toBe(1)
  })
})
