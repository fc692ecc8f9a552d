import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createControl } from '../control/client.ts'
import { createMock } from '../mock.ts'
import { program as mockProgram } from '../program.ts'
import { defaultStart } from '../world/worlds.ts'
import { runServer } from './run.ts'
import { StateFile } from './state-file.ts'

const program = fileURLToPath(new URL('../server.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'mock-server-'))
const running = new Set<ChildProcess>()

interface Run {
  child: ChildProcess
  out: string
  err: string
  ended: Promise<number | null>
}

function start(...args: string[]): Run {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  const run: Run = {
    child,
    out: '',
    err: '',
    ended: new Promise((done) => child.on('close', (code) => done(code))),
  }
  running.add(child)
  child.stdout.on('data', (chunk) => {
    run.out += String(chunk)
  })
  child.stderr.on('data', (chunk) => {
    run.err += String(chunk)
  })
  return run
}

/** The sentence with which the program refuses to start; in this process, where it starts no server. */
async function refusal(...args: string[]): Promise<string> {
  const said: string[] = []
  const print = vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line))
  const { exitCode } = process
  try {
    await runServer(['--port', '0', ...args])
    expect(process.exitCode).toBe(2)
  } finally {
    process.exitCode = exitCode
    print.mockRestore()
  }
  expect(said).toHaveLength(1)
  return said.join()
}

async function ready(run: Run): Promise<string> {
  const ended = run.ended.then(() => {
    throw new Error(`The server ended: ${run.err}`)
  })
  const line = new Promise<string>((done) => {
    run.child.stdout?.on('data', () => {
      const match = /http:\/\/\S+/.exec(run.out)
      if (match) done(match[0])
    })
  })
  return Promise.race([line, ended])
}

afterEach(async () => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
})

describe('the mock as a program', () => {
  test('It prints one line when it is ready, answers, and ends cleanly on request', async () => {
    const run = start('--port', '0')
    const address = await ready(run)
    expect((await fetch(`${address}/__mock/health`)).status).toBe(200)
    run.child.kill('SIGTERM')
    expect(await run.ended).toBe(0)
    expect([run.out, run.err]).toEqual([`Mock server ready on ${address}\n`, ''])
  })

  test('A file of own data is in every world, and a wrong one is refused by row and field', async () => {
    const [right, wrong] = [join(folder, 'own.csv'), join(folder, 'wrong.csv')]
    writeFileSync(right, 'kind,name_en,city\nhotel,Lotus Court,yangon\n')
    writeFileSync(wrong, 'kind,name_en,city\nhotel,Lotus Court,atlantis\n')
    const address = await ready(start('--port', '0', '--data', right))
    const world = await createControl({ baseUrl: address, world: 'any' }).worlds.make({ id: 'any' })
    expect(world.data).toEqual({ hotels: 1, guests: 0, companies: 0 })
    expect(await refusal('--data', wrong)).toMatch(/^--data cannot use .*wrong\.csv:\n {2}row 2, city: /)
  })

  test('A busy port is one sentence and exit code 2', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((done) => other.once('listening', done))
    const { port } = other.address() as { port: number }
    const run = start('--port', String(port))
    expect(await run.ended).toBe(2)
    expect([run.out, run.err]).toEqual([
      '',
      `Port ${port} on 127.0.0.1 is in use; choose another one with --port.\n`,
    ])
    other.close()
  })

  test.each([
    ['--port', 'x'],
    ['--scenario', 'none'],
    ['--start', 'yesterday'],
    ['--nothing'],
    ['--host', '192.0.2.1'],
    ['--host', ''],
    ['--origin', 'portal'],
    ['--state', ''],
    ['--state', folder],
    ['--state', join(folder, 'none', 'state.json')],
    ['--trace', folder],
    ['--data', join(folder, 'none.csv')],
  ])('Refuses the option %s %s in one sentence that names it', async (option, ...values) => {
    const sentence = await refusal(option, ...values)
    expect(sentence.split('\n')).toHaveLength(1)
    expect(sentence).toContain(option === '--scenario' ? 'scenario' : option)
    expect(existsSync(folder)).toBe(true)
  })
})

describe('a running server', () => {
  let run: Run
  let address: string
  beforeAll(async () => {
    run = start('--port', '0')
    // One server serves all these tests; none leaves anything behind.
    running.delete(run.child)
    address = await ready(run)
  })
  afterAll(() => run.child.kill('SIGKILL'))

  test('A cut connection and a late answer arrive as such over HTTP', async () => {
    const control = createControl({ baseUrl: address })
    await control.faults.add({ operation: 'listCurrencies', network: true, times: 1 })
    await control.faults.add({ operation: 'listCurrencies', latency: 120, times: 1 })
    await expect(fetch(`${address}/api/common/currency`)).rejects.toThrow('fetch failed')
    const before = performance.now()
    expect((await fetch(`${address}/api/common/currency`)).status).toBe(200)
    expect(performance.now() - before).toBeGreaterThanOrEqual(115)
  })

  test('A body above the limit is refused, and the connection stays usable', async () => {
    const login = (body: string) =>
      fetch(`${address}/api/user/checkIn`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      })
    expect((await login(`"${'x'.repeat(3_000_000)}"`)).status).toBe(413)
    expect((await login('{}')).status).toBe(200)
  })

  test('A client that disconnects in the middle of a form affects nobody', async () => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    const head = ['POST /api/user/checkIn HTTP/1.1', 'host: mock', 'content-length: 100', '', '{"tab":']
    await new Promise<void>((done) => socket.write(head.join('\r\n'), () => done()))
    socket.resetAndDestroy()
    expect((await fetch(`${address}/__mock/health`)).status).toBe(200)
    expect(run.err).toBe('')
  })

  test('Each of many calls at once gets its own answer', async () => {
    const codes = ['MM', 'CN', 'TH', 'JP', 'SG', 'FR', 'DE', 'US']
    const asked = Array.from({ length: 64 }, (_, i) => codes[i % codes.length])
    const answers = await Promise.all(
      asked.map(async (code) => {
        const answer = await fetch(`${address}/api/ajax/country?quickSearch=${code}`)
        return ((await answer.json()) as { data: { list: { code: string }[] } }).data.list
      }),
    )
    answers.forEach((list, i) => {
      expect(list.map((country) => country.code)).toContain(asked[i])
    })
  })
})

describe('the state file', () => {
  test('A restart continues where the last run ended', async () => {
    const file = join(folder, 'state.json')
    const first = start('--port', '0', '--state', file)
    const control = createControl({ baseUrl: await ready(first) })
    const user = await control.session('goldenland')
    await control.clock.advance(5000)
    const left = await control.world()
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    const address = await ready(start('--port', '0', '--state', file))
    expect(await createControl({ baseUrl: address }).world()).toMatchObject({
      now: left.now,
      seed: left.seed,
    })
    const site = await fetch(`${address}/api/index/index?requiredLogin=1`, {
      headers: { 'ba-user-token': user.token },
    })
    expect(await site.json()).toMatchObject({ code: 1, data: { userInfo: { username: 'goldenland' } } })
  })

  test('Writes a change soon, without ending the program', async () => {
    const file = join(folder, 'soon.json')
    const address = await ready(start('--port', '0', '--state', file))
    await createControl({ baseUrl: address }).session('goldenland')
    // On a slow machine the file is written once before there is a world, and again after.
    const worlds = () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).worlds : null)
    await expect.poll(worlds, { timeout: 60_000 }).toMatchObject([{ settings: { id: 'main' } }])
  })

  test('A single snapshot is read as the world main', async () => {
    const made = createMock(mockProgram)
    made.worlds.make({ id: 'desk', seed: 7 }).clock.advance(5000)
    const file = join(folder, 'snapshot.json')
    writeFileSync(file, JSON.stringify(made.worlds.snapshot('desk')))
    const address = await ready(start('--port', '0', '--state', file))
    const { id, seed, now } = await createControl({ baseUrl: address }).world()
    expect({ id, seed, now }).toEqual({ id: 'main', seed: 7, now: defaultStart + 5000 })
  })

  test.each([[['--seed', '8']], [['--scenario', 'low_balance']]])(
    'Refuses %j if the file holds another world, and keeps the file',
    async (args) => {
      const made = createMock(mockProgram)
      made.worlds.make({ id: 'main', seed: 7 })
      const file = join(mkdtempSync(join(folder, 'other-')), 'state.json')
      const text = JSON.stringify({ worlds: made.worlds.snapshots() })
      writeFileSync(file, text)
      expect(await refusal('--state', file, ...args)).toContain(
        `holds a world of seed 7 already, so ${args.join(' ')} would change nothing`,
      )
      expect(readFileSync(file, 'utf8')).toBe(text)
    },
  )

  test('The world in the file may be named', async () => {
    const made = createMock(mockProgram)
    made.worlds.make({ id: 'main', seed: 7 })
    const file = join(folder, 'named.json')
    writeFileSync(file, JSON.stringify({ worlds: made.worlds.snapshots() }))
    const run = start('--port', '0', '--state', file, '--seed', '7', '--scenario', 'default')
    expect(await createControl({ baseUrl: await ready(run) }).world()).toMatchObject({ seed: 7 })
  })

  test('The own data of a world is kept, and a file of other data is refused', async () => {
    const [state, own, other] = ['data.json', 'own.csv', 'other.csv'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ]
    writeFileSync(own, 'kind,name_en,city\nhotel,Lotus Court,yangon\n')
    writeFileSync(other, 'kind,name_en,city\nhotel,Other Court,yangon\n')
    const first = start('--port', '0', '--state', state, '--data', own)
    await createControl({ baseUrl: await ready(first) }).clock.advance(5000)
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    const again = createControl({ baseUrl: await ready(start('--port', '0', '--state', state)) })
    expect((await again.world()).data).toMatchObject({ hotels: 1 })
    expect(await refusal('--state', state, '--data', other)).toContain(
      `so --data ${other} would change nothing`,
    )
  })

  test('The scenario of a world is kept, and may be named again', async () => {
    const file = join(folder, 'scenario.json')
    const args = ['--port', '0', '--state', file, '--scenario', 'hotel_confirmed']
    const first = start(...args)
    const control = createControl({ baseUrl: await ready(first) })
    const [left] = [await control.clock.advance(5000), first.child.kill('SIGTERM')]
    expect(await first.ended).toBe(0)
    const again = createControl({ baseUrl: await ready(start(...args)) })
    expect(await again.world()).toMatchObject({ begun: 'hotel_confirmed', now: left.now })
  })

  const misnamed = (() => {
    const made = createMock(mockProgram)
    made.worlds.make({ id: 'a' })
    return JSON.stringify({ worlds: made.worlds.snapshots() }).replace('"id":"a"', '"id":"../a"')
  })()

  const sentence = /^The state file .+ cannot be used: .+\. It is kept as .+$/

  /** A file in a folder of its own, and the files there once it has been refused. */
  function damaged(text: string) {
    const own = mkdtempSync(join(folder, 'corrupt-'))
    const file = join(own, 'state.json')
    writeFileSync(file, text)
    return { file, left: () => readdirSync(own).map((name) => [name, readFileSync(join(own, name), 'utf8')]) }
  }

  test('A damaged file ends the program with one sentence, and is moved aside', async () => {
    const { file, left } = damaged(misnamed)
    expect(await refusal('--state', file)).toMatch(sentence)
    expect(left()).toEqual([['state.json.corrupt', misnamed]])
  })

  test.each(['{"worlds":[{"version":1}', '[]', '{"worlds":[{"version":99}]}', misnamed])(
    'A damaged file is refused and moved aside, never overwritten: %.40s',
    (text) => {
      const { file, left } = damaged(text)
      const state = new StateFile(file, createMock(mockProgram).worlds)
      expect(() => state.load({ seed: null, scenario: null })).toThrow(sentence)
      expect(left()).toEqual([['state.json.corrupt', text]])
    },
  )
})

process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
