import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { createMock } from '../../mock.ts'
import { program } from '../../program.ts'
import { send, type TestCall } from '../../testing/plain-program.ts'
import type { LiveWorld } from '../../world/live-world.ts'
import { readOptions } from '../options.ts'
import { MixedMock } from './mixed.ts'
import { liveOperations, nounsIn } from './share.ts'

interface Live {
  readonly status?: number
  readonly body: string
  readonly type?: string
}

const servers: Server[] = []
afterAll(() => {
  for (const server of servers) server.close()
})

async function serverThat(answers: (request: IncomingMessage) => Live): Promise<string> {
  const server = createServer((request, response) => {
    const { status = 200, body, type = 'application/json' } = answers(request)
    response.writeHead(status, { 'content-type': type, 'set-cookie': 'a=b' }).end(body)
  })
  servers.push(server)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

interface Mixed {
  readonly ask: (path: string, call?: TestCall) => ReturnType<typeof send>
  readonly world: LiveWorld
  readonly warned: string[]
  now: number
}

/**
 * @param patience real ms that the live server has for an answer; long, since the speed of the machine is not tested
 */
function mixed(url: string, live: string, patience = 60_000): Mixed {
  const mock = createMock(program)
  const warned: string[] = []
  const share = { url, operations: liveOperations(live), token: null, standIn: 'goldenland' }
  const both = new MixedMock(mock, share, {
    strict: false,
    now: () => own.now,
    patience,
    warn: (sentence) => void warned.push(sentence),
  })
  const own: Mixed = {
    ask: (path, call) => send({ ...mock, handle: both.handle }, path, call),
    world: mock.worlds.get() as LiveWorld,
    warned,
    now: 0,
  }
  return own
}

const envelope = (data: unknown, code = 1) => JSON.stringify({ code, msg: '', time: 1, data })
const member = { id: '7', username: 'linmei', nickname: null }

describe('a live server', () => {
  test('keeps its base path and is called by its own host; cookies are not passed on', async () => {
    let seen: IncomingMessage | undefined
    const base = await serverThat((request) => {
      seen = request
      return { body: envelope({}) }
    })
    const { ask } = mixed(`${base}/v2`, 'getCmsHome')
    const { response } = await ask('/api/cms.Index/index?a=1', {
      token: null,
      headers: { cookie: 'mock-world=main', 'think-lang': 'en' },
    })
    expect([seen?.url, `http://${seen?.headers.host}`, seen?.headers.cookie]).toEqual([
      '/v2/api/cms.Index/index?a=1',
      base,
      undefined,
    ])
    expect(seen?.headers['think-lang']).toBe('en')
    expect(Object.keys(response.headers)).not.toContain('set-cookie')
  })

  test.each(['/storage/../../secret', '/storage/%2e%2e/secret', '/static/..\\..\\secret'])(
    'is never called outside its base: %s',
    async (path) => {
      const asked: (string | undefined)[] = []
      const base = await serverThat(({ url }) => {
        asked.push(url)
        return { body: '' }
      })
      const { ask } = mixed(`${base}/v2`, 'getCmsHome')
      expect((await ask(path, { token: null })).response.status).toBe(502)
      expect(asked).toEqual([])
    },
  )

  test.each<[string, Live]>([
    ['a page', { body: '<html>Welcome to nginx</html>', type: 'text/html' }],
    ['nothing', { body: '' }],
    ['an error', { status: 500, body: '{"code":1}' }],
    ['a list', { body: '[]' }],
  ])(
    'that answers %s cannot say who calls: the mock’s own calls for members are a 502',
    async (_, answer) => {
      const { ask, warned } = mixed(await serverThat(() => answer), 'session')
      expect((await ask('/api/wallet/summary', { token: 'there' })).response.status).toBe(502)
      expect((await ask('/api/wallet/summary', { token: 'there' })).response.status).toBe(502)
      expect(warned).toHaveLength(1)
      expect((await ask('/api/common/currency', { token: null })).json.code).toBe(1)
    },
  )

  test('that is gone gives a 502 for its own calls and does not affect the others', async () => {
    const { ask, warned } = mixed('http://127.0.0.1:9', 'session,cms')
    expect((await ask('/api/cms.Index/index', { token: null })).response.status).toBe(502)
    expect((await ask('/api/common/currency', { token: null })).json.code).toBe(1)
    expect(warned).toEqual([
      expect.stringMatching(/^The live server http:\/\/127\.0\.0\.1:9 does not answer: /),
    ])
  })

  test.each<[string, (response: ServerResponse) => void]>([
    ['is silent', () => {}],
    ['drips', (response) => void response.write('{"code":1,')],
  ])('that %s holds up the calls of the mock for a time only', async (_, answer) => {
    const server = createServer((__, response) => answer(response))
    servers.push(server)
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const { ask, warned } = mixed(url, 'session', 60)
    expect((await ask('/api/wallet/summary', { token: 'there' })).response.status).toBe(502)
    expect(warned).toEqual([`The live server ${url} does not answer: none within 0.06 s.`])
    server.closeAllConnections()
  })

  test('is asked about a session again after half a minute, and not before', async () => {
    let asked = 0
    let isGood = true
    const base = await serverThat(() => {
      asked += 1
      return { body: isGood ? envelope({ userInfo: member }) : envelope({ type: 'need login' }, 303) }
    })
    const both = mixed(base, 'session')
    const wallet = async () => (await both.ask('/api/wallet/summary', { token: 'there' })).json.code
    expect(await Promise.all([wallet(), wallet(), wallet()])).toEqual([1, 1, 1])
    isGood = false
    both.now = 29_000
    expect(await wallet()).toBe(1)
    expect(asked).toBe(1)
    both.now = 31_000
    expect(await wallet()).toBe(303)
    expect(asked).toBe(2)
  })

  test('whose member has the name of a persona signs in that persona', async () => {
    const base = await serverThat(() => ({
      body: envelope({ userInfo: { ...member, username: 'jadecredit' } }),
    }))
    const { ask, world } = mixed(base, 'session')
    const members = world.tables.member.all().length
    const { json } = await ask('/api/index/index?requiredLogin=1', { token: 'there' })
    expect(json.data.userInfo.username).toBe('jadecredit')
    expect(world.tables.member.all()).toHaveLength(members)
  })

  test('that differs from the contract does not change the verdict; the journal names the difference', async () => {
    const base = await serverThat(() => ({ body: envelope({ indexTopBar: 7 }) }))
    const { ask, world } = mixed(base, 'getCmsHome')
    await ask('/api/cms.Index/index', { token: null })
    expect(world.verdict.report().clean).toBe(true)
    expect(world.journal.list().at(-1)).toMatchObject({ operation: 'getCmsHome', live: true })
    expect(world.journal.list().at(-1)?.findings.join()).toContain('indexTopBar')
  })

  test('is not sent a file that the mock would refuse', async () => {
    const { ask } = mixed(await serverThat(() => ({ body: envelope({}) })), 'getCmsHome,searchHotels')
    const { response } = await ask('/api/hotel/search', {
      token: null,
      body: { text: 'x'.repeat(1_100_000) },
    })
    expect(response.status).toBe(413)
  })
})

describe('the choice of calls', () => {
  test('nouns and operations are told apart by name, and spaces are ignored', () => {
    expect(nounsIn(liveOperations('site, payOrder ,currency'))).toEqual({
      nouns: ['currency', 'site'],
      operations: ['payOrder'],
    })
  })

  test('signing in includes its captcha and codes', () => {
    const together = nounsIn(liveOperations('session'))
    expect(together).toEqual({ nouns: ['session', 'verification'], operations: [] })
    expect(nounsIn(liveOperations('getClickCaptcha'))).toEqual(together)
  })

  const read =
    (args: string[], environment = {}) =>
    () =>
      readOptions(args, environment)
  const api = ['--api', 'http://a.example/base/']

  test.each([
    [
      ['--live', 'hotels', ...api],
      'no noun and no operation named "hotels". Its nouns are account, airport,',
    ],
    [['--live', 'constructor', ...api], 'named "constructor"'],
    [['--live', ' , ', ...api], '--live names nothing. The nouns are account,'],
    [['--live', 'site'], '--live and --api go together'],
    [['--live', 'site', ...api, '--trace', 'x.har'], '--trace and --live exclude each other'],
    [api, '--live and --api go together'],
    [['--live', 'currency', '--api', 'a.example'], '--api needs an address'],
    [['--live', 'currency', '--api', 'https://u:p@a.example'], '--api needs an address'],
    [['--live', 'session', '--live-as', 'nobody', ...api], '--live-as needs one of goldenland,'],
    [['--live', 'site,order', ...api], 'must know who asks for getSite, '],
  ])('refuses %j in one sentence', (args, sentence) => {
    expect(read(args)).toThrow(sentence)
  })

  test('calls of members need a live sign-in or a token; those of visitors neither', () => {
    expect(read(['--live', 'site,session', ...api])).not.toThrow()
    expect(read(['--live', 'site', ...api], { LIVE_TOKEN: 't' })).not.toThrow()
    expect(read(['--live', 'getCmsHome,place', ...api])()).toMatchObject({
      live: { url: 'http://a.example/base' },
    })
  })
})
