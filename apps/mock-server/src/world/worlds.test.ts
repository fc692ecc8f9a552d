import { describe, expect, test } from 'vitest'
import { plainParts, plainSession, plainWorlds } from '../testing/plain-parts.ts'
import type { Job } from './jobs.ts'
import type { LiveWorld } from './live-world.ts'
import { defaultStart } from './worlds.ts'

describe('worlds', () => {
  test('A change in one world is visible in no other', () => {
    const worlds = plainWorlds(plainParts().parts)
    const [one, other] = [worlds.make(), worlds.make()]
    one.tables.session.put(plainSession('mine'))
    one.tables.session.put({ ...plainSession('seeded-1'), member_id: 'changed' })
    one.tables.session.remove('seeded-2')
    expect(other.tables.session.get('mine')).toBeUndefined()
    expect(other.tables.session.get('seeded-1')?.member_id).toBe('m1')
    expect(other.tables.session.all().map((row) => row.id)).toEqual(['seeded-1', 'seeded-2'])
    expect(one.tables.session.all().map((row) => row.id)).toEqual(['seeded-1', 'mine'])
  })

  test('Equal worlds share one base, which is built once', () => {
    const plain = plainParts()
    const worlds = plainWorlds(plain.parts)
    for (let count = 0; count < 20; count += 1) worlds.make().tables.session.all()
    expect(plain.built).toBe(1)
    worlds.make({ seed: 2 }).tables.session.all()
    expect(plain.built).toBe(2)
  })

  test('A new world costs less than 10 ms at the median', () => {
    const worlds = plainWorlds(plainParts().parts)
    const times = Array.from({ length: 51 }, () => {
      const before = performance.now()
      worlds.make().tables.session.put(plainSession('first'))
      return performance.now() - before
    }).sort((a, b) => a - b)
    expect(times[25]).toBeLessThan(10)
  })

  test('A row is deeply frozen by put and found by its id', () => {
    const world = plainWorlds(plainParts().parts).make()
    const stored = world.tables.sign_in_failure.put({ id: 'm1', times: [1, 2] })
    expect(Object.isFrozen(stored.times)).toBe(true)
    expect(world.tables.sign_in_failure.get('m1')).toBe(stored)
    expect(world.tables.sign_in_failure.where((row) => row.times.length === 2)).toEqual([stored])
  })

  test('A seeded row that is removed and put again keeps its place', () => {
    const { session } = plainWorlds(plainParts().parts).make().tables
    expect(session.remove('seeded-1')).toBe(true)
    expect(session.remove('seeded-1')).toBe(false)
    expect(session.get('seeded-1')).toBeUndefined()
    session.put(plainSession('seeded-1', 'again'))
    expect(session.all().map((row) => row.id)).toEqual(['seeded-1', 'seeded-2'])
    expect(session.size).toBe(2)
  })

  test('Counters continue from the base, in each world separately', () => {
    const worlds = plainWorlds(plainParts().parts)
    const [one, other] = [worlds.make(), worlds.make()]
    expect([one.next('order'), one.next('order'), one.next('search')]).toEqual([61, 62, 1])
    expect(other.next('order')).toBe(61)
  })

  test('The world main is created on first use; any other must be created or opened', () => {
    const worlds = plainWorlds(plainParts().parts)
    expect(worlds.get()?.id).toBe('main')
    expect(worlds.get('other')).toBeUndefined()
    expect(worlds.make({ id: 'other' })).toBe(worlds.get('other'))
    expect(worlds.list().map((world) => world.id)).toEqual(['main', 'other'])
    expect(worlds.delete('other')).toBe(true)
    expect(worlds.get('other')).toBeUndefined()
  })

  test('Creating a world with a known name starts it over', () => {
    const worlds = plainWorlds(plainParts().parts)
    worlds.make({ id: 'w' }).tables.session.put(plainSession('old'))
    expect(worlds.make({ id: 'w' }).tables.session.get('old')).toBeUndefined()
  })

  test.each([
    { id: '../etc' },
    { id: '' },
    { seed: 1.5 },
    { start: Number.NaN },
    { scenario: 'none' as 'default' },
  ])('A world cannot be created from %j', (request) => {
    expect(() => plainWorlds(plainParts().parts).make(request)).toThrow(RangeError)
  })

  test('Worlds beyond the limit are dropped, the least recently used first, and main stays', () => {
    const worlds = plainWorlds(plainParts().parts, { limit: 2 })
    worlds.get('main')
    for (const id of ['a', 'b']) worlds.make({ id })
    worlds.get('a')
    worlds.make({ id: 'c' })
    expect(worlds.list().map((world) => world.id)).toEqual(['main', 'a', 'c'])
  })

  test('A world unused for half an hour is dropped when the next one is created', () => {
    let real = 0
    const worlds = plainWorlds(plainParts().parts, { hostTime: () => real })
    worlds.get('main')
    worlds.make({ id: 'idle' })
    real = 31 * 60_000
    worlds.make({ id: 'new' })
    expect(worlds.list().map((world) => world.id)).toEqual(['main', 'new'])
  })
})

describe('the clock of a world', () => {
  test('A stopped clock moves only by advance and never backwards', () => {
    let real = 0
    const { clock } = plainWorlds(plainParts().parts, { hostTime: () => real }).make()
    real = 60_000
    clock.settle()
    expect(clock.now()).toBe(defaultStart)
    clock.advance(1500)
    expect(clock.now()).toBe(defaultStart + 1500)
    for (const wrong of [-1, 0.5, Number.NaN]) expect(() => clock.advance(wrong)).toThrow(RangeError)
  })

  test('A ticking clock follows real time in steps of 200 ms, and does not move within a call', () => {
    let real = 100.5
    const worlds = plainWorlds(plainParts().parts, { hostTime: () => real, mode: 'ticking' })
    const { clock } = worlds.get() as LiveWorld
    const passed = () => clock.now() - defaultStart
    real = 850.9
    expect(passed()).toBe(0)
    clock.settle()
    expect(passed()).toBe(600)
    real = 200
    clock.settle()
    expect(passed()).toBe(600)
    clock.advance(1000)
    real = 900.5
    clock.settle()
    expect(passed()).toBe(1800)
  })

  test('Jobs run in order of time, then of scheduling, each at its own time', () => {
    const plain = plainParts()
    const { clock, jobs } = plainWorlds(plain.parts).make()
    jobs.schedule({ due: defaultStart + 5000, kind: 'offer_expire', subject: 'same instant' })
    jobs.schedule({ due: defaultStart + 100, kind: 'offer_expire', subject: 'first' })
    jobs.schedule({ due: defaultStart + 6001, kind: 'offer_expire', subject: 'too late' })
    clock.advance(6000)
    expect(plain.ran.map(({ job, at }) => [job.subject, at - defaultStart])).toEqual([
      ['first', 100],
      ['seeded', 5000],
      ['same instant', 5000],
    ])
    expect(jobs.list().map((job) => job.subject)).toEqual(['too late'])
  })

  test('A job can schedule another one that falls due in the same advance', () => {
    const plain = plainParts((job: Job, world) => {
      if (job.subject === 'seeded') {
        world.jobs.schedule({ due: job.due + 10, kind: 'complete_order', subject: 'next' })
      }
    })
    plainWorlds(plain.parts).make().clock.advance(10_000)
    expect(plain.ran.map(({ job, at }) => [job.subject, at - defaultStart])).toEqual([
      ['seeded', 5000],
      ['next', 5010],
    ])
  })

  test('A cancelled job does not run, and a second one of the same kind and subject replaces the first', () => {
    const plain = plainParts()
    const { clock, jobs } = plainWorlds(plain.parts).make()
    jobs.cancel('expire_order', 'seeded')
    jobs.schedule({ due: defaultStart + 10, kind: 'offer_expire', subject: 'a' })
    jobs.schedule({ due: defaultStart + 20, kind: 'offer_expire', subject: 'a' })
    clock.advance(10_000)
    expect(plain.ran.map(({ at }) => at - defaultStart)).toEqual([20])
  })

  test('A failing job stops no other job and is named in the verdict', () => {
    const plain = plainParts((job) => {
      if (job.subject === 'seeded') throw new Error('no such order')
    })
    const world = plainWorlds(plain.parts).make()
    world.jobs.schedule({ due: defaultStart + 5001, kind: 'offer_expire', subject: 'after' })
    world.clock.advance(10_000)
    expect(plain.ran).toHaveLength(2)
    expect(world.verdict.report().findings).toMatchObject([
      { kind: 'unhandled_error', where: 'job expire_order', time: defaultStart + 5000 },
    ])
  })
})

describe('snapshots', () => {
  test('A restored world equals the saved one: rows, order, clock, jobs, counters, faults', () => {
    const worlds = plainWorlds(plainParts().parts)
    const world = worlds.make({ id: 'kept', seed: 9 })
    world.tables.session.put(plainSession('b'))
    world.tables.session.put(plainSession('a'))
    world.tables.session.remove('seeded-1')
    world.next('order')
    world.faults.add({ operation: 'getSite', status: 502, nth: 2 })
    world.faults.meet('getSite')
    world.jobs.schedule({ due: defaultStart + 90_000, kind: 'offer_expire', subject: 'x' })
    world.clock.advance(70_000)
    const snapshot = JSON.parse(JSON.stringify(worlds.snapshot('kept')))
    const copy = worlds.restore(snapshot, 'copy')
    expect(copy.tables.session.all()).toEqual(world.tables.session.all())
    expect([copy.seed, copy.clock.now(), copy.next('order')]).toEqual([9, defaultStart + 70_000, 62])
    expect(copy.jobs.list()).toEqual(world.jobs.list())
    expect(copy.faults.meet('getSite')?.effect).toEqual({ status: 502 })
    copy.tables.session.put(plainSession('later'))
    expect(world.tables.session.get('later')).toBeUndefined()
  })

  test('Refuses anything but a snapshot with a sentence', () => {
    const worlds = plainWorlds(plainParts().parts)
    for (const wrong of [null, [], { version: 0 }, { version: 1 }, { version: 1, settings: { id: 'x' } }]) {
      expect(() => worlds.restore(wrong as never)).toThrow(/This is not a snapshot of a world: .+\.$/)
    }
  })
})
