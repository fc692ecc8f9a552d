import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { routes } from '@portal/api-client/contract'
import { afterAll, describe, expect, test } from 'vitest'
import { backendProblem } from './backend.mjs'
import { readChoice } from './choice.mjs'
import { help, readOptions } from './options.mjs'

describe('npm start', () => {
  test('without options takes the usual ports and the mock server', () => {
    expect(readOptions([])).toMatchObject({
      port: 4200,
      mockPort: 4210,
      seed: null,
      api: null,
      browser: false,
    })
  })

  test('names every option in its help', () => {
    for (const option of [
      'port',
      'mock-port',
      'seed',
      'scenario',
      'state',
      'data',
      'record',
      'browser',
      'api',
      'live',
      'live-as',
      'lacks',
      'preview',
      'page',
      'open',
    ])
      expect(help).toContain(`--${option}`)
  })

  test.each([
    [['--port', '0'], '--port takes a port number between 1 and 65535, not "0".'],
    [['--port', '6000'], 'Browsers refuse to call port 6000: choose another one with --port.'],
    [['--mock-port', '10080'], 'Browsers refuse to call port 10080: choose another one with --mock-port.'],
    [['--seed', 'abc'], '--seed takes a whole number up to 4294967295, not "abc".'],
    [['--seed', '4294967296'], '--seed takes a whole number up to 4294967295, not "4294967296".'],
    [['--api', 'javascript:alert(1)'], '--api takes an address'],
    [['--api', 'https://x.test', '--browser'], '--browser and --api exclude each other'],
    [['--api', 'https://u:p@x.test'], '--api takes an address without user name, query'],
    [['--api', 'https://x.test/?a=b'], '--api takes an address without user name, query'],
    [['--api', 'https://x.test/#b'], '--api takes an address without user name, query'],
    [['--port', '-1'], '--port takes a port number between 1 and 65535, not "-1".'],
    [['--api', 'http://localhost:4200'], '--api names http://localhost:4200, where --port puts a server'],
    [['--api', 'http://127.0.0.1:4210', '--live', 'cms'], 'where --mock-port puts a server'],
    [['--live', 'session'], '--live needs --api URL'],
    [['--api', 'https://x.test', '--live-as', 'newleaf'], '--live-as needs --live'],
    [['--api', 'https://x.test', '--state', 'x.json'], '--state keeps the world of the mock server'],
    [['--lacks', 'listOrders,pay order'], '--lacks takes names of operations, not "pay order".'],
    [['--browser', '--record', 'x.har'], '--record listens between page and server'],
    [['--api', 'https://x.test', '--record', 'x.har'], '--record is for the mock'],
    [['--browser', '--data', 'x.csv'], '--data is read by the mock server'],
    [['--browser', '--state', 'x.json'], '--state keeps the world of the mock server'],
    [['--page', '//x.test/'], '--page takes a path of the portal'],
    [['--page', '/user', '--scenario', 'default'], '--page and --scenario exclude each other'],
    [['--port', '4210'], '--port and --mock-port must differ.'],
    [['--prot', '4200'], "Unknown option '--prot'; --help lists the options."],
  ])('refuses %j in one sentence', (args, sentence) => {
    expect(() => readOptions(args)).toThrow(sentence)
  })

  test('any number of 32 bits is a seed', () => {
    expect(readOptions(['--seed', '4294967295']).seed).toBe('4294967295')
  })

  test('a backend is taken without a slash at its end', () => {
    expect(readOptions(['--api', 'https://api.example.com/']).api).toBe('https://api.example.com')
    expect(readOptions(['--api', 'https://api.example.com/base//']).api).toBe('https://api.example.com/base')
  })

  test('a part of the calls may be live, and then the mock server keeps a state too', () => {
    const args = [
      '--api',
      'https://x.test',
      '--live',
      'session,site',
      '--live-as',
      'newleaf',
      '--state',
      'x.json',
    ]
    expect(readOptions(args)).toMatchObject({
      api: 'https://x.test',
      live: 'session,site',
      liveAs: 'newleaf',
      state: expect.stringMatching(/x\.json$/),
    })
  })

  test('operations that are taken as missing are listed by name', () => {
    expect(readOptions(['--lacks', 'listOrders, payOrder,']).lacks).toEqual(['listOrders', 'payOrder'])
    expect(readOptions([]).lacks).toEqual([])
  })
})

describe('what names of calls come to, before anything is started for them', () => {
  const choice = (...args: string[]) => readChoice(readOptions(args))

  test('nouns and operations are counted by the contract', async () => {
    const args = ['--api', 'https://x.test', '--live', 'session,site,payOrder', '--lacks', 'listOrders']
    const { live } = await choice(...args)
    expect(live).toMatchObject({ named: ['session', 'site', 'verification', 'payOrder'], signsIn: true })
    expect((live?.count ?? 0) + (live?.others ?? 0)).toBe(Object.keys(routes).length)
    expect(await choice()).toEqual({ live: null })
  })

  test('an unknown name ends the program with a sentence', async () => {
    await expect(choice('--api', 'https://x.test', '--live', 'hotels')).rejects.toThrow(
      'no noun and no operation named "hotels". Its nouns are account, airport,',
    )
    await expect(choice('--lacks', 'listOrderz')).rejects.toThrow('no operation named "listOrderz"')
  })
})

describe('what is said of a backend when the portal starts', () => {
  const servers: Server[] = []
  afterAll(() => {
    for (const server of servers) server.close()
  })

  async function backend(status: number, body: string): Promise<string> {
    const server = createServer((_, response) => response.writeHead(status).end(body))
    servers.push(server)
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  test.each([
    [200, '{"code":1,"msg":"","time":1,"data":{}}', ''],
    [200, '{"code":303,"msg":"","time":1,"data":[]}', ''],
    [200, '<html>Welcome</html>', 'answers a page and no call of this contract.'],
    [200, '', 'answers nothing and no call of this contract.'],
    [404, 'gone', 'answers HTTP 404. Is the base path right?'],
    [200, '7', 'answers something and no call of this contract.'],
  ])('one that answers %i %j', async (status, body, sentence) => {
    const problem = await backendProblem(await backend(status, body))
    expect(problem ?? '').toContain(sentence)
    expect(problem === null).toBe(sentence === '')
  })

  test('one whose address has the beginning of all calls twice', async () => {
    expect(await backendProblem(`${await backend(404, '')}/api`)).toContain(
      '/api/api/index/index answers HTTP 404. Each call brings /api along',
    )
  })

  test('one that is gone', async () => {
    expect(await backendProblem('http://127.0.0.1:9')).toMatch(/\/api\/index\/index does not answer: \w/)
  })
})
