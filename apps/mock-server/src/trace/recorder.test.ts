import { beforeEach, describe, expect, test } from 'vitest'
import type { Mock } from '../mock.ts'
import { replay } from '../replay.ts'
import { bodyText, edgeRequest, plainMock, type TestCall } from '../testing/plain-program.ts'
import { defaultSeed, defaultStart } from '../world/worlds.ts'
import { HeldTime, Recorder } from './recorder.ts'
import { traceLimits } from './trace-limits.ts'

let mock: Mock
beforeEach(() => {
  mock = plainMock()
})

const ask = async (path: string, call: TestCall = {}) => {
  const { status, body } = await mock.handle(edgeRequest(path, { token: null, ...call }))
  return { status, json: JSON.parse(String(body)) }
}
const steer = (name: string, body: object, headers: Record<string, string> = {}) =>
  ask(`/__mock/${name}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  })
const namesIn = (world: string) =>
  mock.recorder.trace(world)?.log.entries.map(({ request }) => request.url.replace(/^.+\/__mock\//, ''))

describe('the recording of a control call', () => {
  const fault = { operation: 'listOrders', status: 500 }

  beforeEach(async () => {
    for (const id of ['a', 'b']) {
      await steer('worlds', { id })
      await steer('trace/begin', { world: id })
    }
  })

  test.each<[how: string, path: string, body: object, headers: Record<string, string>]>([
    ['its body', 'faults', { ...fault, world: 'a' }, {}],
    ['its body before all others', 'faults?world=b', { ...fault, world: 'a' }, { 'x-mock-world': 'b' }],
    ['its query', 'faults?world=a', fault, {}],
    ['its query before its header', 'faults?world=a', fault, { 'x-mock-world': 'b' }],
    ['its header', 'faults', fault, { 'x-mock-world': 'a' }],
    ['its cookie', 'faults', fault, { cookie: 'mock-world=a' }],
  ])('is named by %s', async (_, path, body, headers) => {
    expect((await steer(path, body, headers)).status).toBe(200)
    expect(mock.worlds.get('a')?.faults.list()).toHaveLength(1)
    expect([namesIn('a'), namesIn('b')]).toEqual([[path], []])
  })

  test('belongs to the world that is created or restored, whatever the header says', async () => {
    const { json: snapshot } = await ask('/__mock/snapshot?world=b')
    const headers = { 'x-mock-world': 'b' }
    await steer('worlds', { id: 'a' }, headers)
    await steer('restore', { snapshot, id: 'a' }, headers)
    expect([namesIn('a'), namesIn('b')]).toEqual([['worlds', 'restore'], []])
    await steer('restore', { snapshot }, { 'x-mock-world': 'a' })
    await steer('worlds', {}, headers)
    expect([namesIn('a')?.length, namesIn('b')]).toEqual([2, ['restore']])
  })

  test('can be repeated, also for a clock that a body moved', async () => {
    const trace = async () => {
      await steer('clock/advance', { ms: 60_000, world: 'a' })
      await ask('/api/common/currency', { headers: { 'x-mock-world': 'a' } })
      return mock.recorder.trace('a')
    }
    const recorded = await trace()
    expect(recorded?.log.entries.map(({ _now }) => _now)).toEqual([defaultStart, defaultStart + 60_000])
    if (!recorded?.log._world) throw new Error('The trace has no world.')
    expect((await replay(recorded, recorded.log._world)).calls).toBe(2)
  })
})

describe('the limits of a recording', () => {
  const defaults = { seed: defaultSeed, start: defaultStart, scenario: 'default' } as const
  const currencies = edgeRequest('/api/common/currency')

  /** The number of five calls that are recorded, and the reason why no more are. */
  const recorded = async (limits: Partial<typeof traceLimits>) => {
    const recorder = new Recorder(mock.worlds, new HeldTime(() => 0), defaults, { ...traceLimits, ...limits })
    const main = mock.worlds.get()
    if (main) recorder.begin(main)
    let answered = 0
    for (let call = 0; call < 5; call += 1) {
      const answer = await recorder.noted(currencies, () => mock.handle(currencies))
      if (JSON.parse(bodyText(answer)).code === 1) answered += 1
    }
    const { comment } = recorder.trace('main')?.log ?? {}
    return { answered, calls: recorder.size('main'), stopped: recorder.stopped('main'), comment }
  }

  test('are its calls, its bytes and the bytes of all; further calls are answered but not recorded', async () => {
    expect(await recorded({})).toEqual({ answered: 5, calls: 5, stopped: null, comment: undefined })
    const byCalls = 'The recording has reached its limit of 2 calls. Nothing after it was recorded.'
    expect(await recorded({ calls: 2 })).toEqual({
      answered: 5,
      calls: 2,
      stopped: byCalls,
      comment: byCalls,
    })
    expect(await recorded({ bytes: 1 })).toMatchObject({
      answered: 5,
      calls: 1,
      stopped: expect.stringMatching(/^The recording has reached its limit of \d+ MiB\./),
    })
    expect(await recorded({ allBytes: 1 })).toMatchObject({
      answered: 5,
      calls: 1,
      stopped: expect.stringMatching(/^All recordings together /),
    })
  })

  test('include the number of recordings', async () => {
    for (let world = 0; world < traceLimits.recordings; world += 1)
      expect((await steer('trace/begin', { world: `w${world}` })).status).toBe(200)
    const { status, json } = await steer('trace/begin', { world: 'more' })
    expect([status, json.error]).toEqual([409, expect.stringContaining('trace/end')])
    expect((await steer('trace/begin', { world: 'w0' })).status).toBe(200)
    await steer('trace/end', { world: 'w1' })
    expect((await steer('trace/begin', { world: 'more' })).json).toEqual({
      recording: true,
      calls: 0,
      stopped: null,
    })
  })

  test('include the end of its world, which a replay could not repeat', async () => {
    mock = plainMock({}, { limit: 1 })
    await steer('trace/begin', { world: 'a' })
    const call = () => ask('/api/common/currency', { headers: { 'x-mock-world': 'a' } })
    await call()
    for (const id of ['b', 'c']) await steer('worlds', { id })
    expect((await call()).status).toBe(200)
    const { json } = await ask('/__mock/trace?world=a')
    expect(json).toEqual({
      recording: true,
      calls: 1,
      stopped: expect.stringMatching(/^The world was forgotten/),
    })
  })
})
