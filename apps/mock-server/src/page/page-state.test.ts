import { expect, test } from 'vitest'
import { createMock } from '../mock.ts'
import { program } from '../program.ts'
import type { Snapshot } from '../world/snapshot.ts'
import { PageState, type StateStore } from './page-state.ts'

function memory(kept?: unknown) {
  let value = kept
  let writes = 0
  const store: StateStore = {
    read: () => Promise.resolve(value),
    write: (snapshots) => {
      value = structuredClone(snapshots)
      writes += 1
      return Promise.resolve()
    },
    follow: () => {},
  }
  return { store, kept: () => value as readonly Snapshot[], writes: () => writes }
}

const visit = (store: StateStore) => {
  const { worlds } = createMock(program)
  return { worlds, state: new PageState(store, worlds) }
}

const mainOf = ({ worlds }: ReturnType<typeof visit>) => {
  const world = worlds.get()
  if (world === undefined) throw new Error('There is no main world.')
  return world
}

test('The changes of one visit are present on the next, including the time', async () => {
  const { store } = memory()
  const first = visit(store)
  expect(await first.state.load()).toBeNull()
  mainOf(first).clock.advance(3_600_000)
  mainOf(first).counters.set('order', 77)
  first.worlds.touch()
  await first.state.save()

  const second = visit(store)
  expect(await second.state.load()).toBeNull()
  expect(mainOf(second).clock.now()).toBe(mainOf(first).clock.now())
  expect(mainOf(second).counters.get('order')).toBe(77)
})

test('A reset world is new on the next visit', async () => {
  const { store } = memory()
  const first = visit(store)
  await first.state.load()
  mainOf(first).counters.set('order', 77)
  first.worlds.touch()
  await first.state.save()
  first.worlds.make({ id: 'main' })
  await first.state.save()

  const second = visit(store)
  await second.state.load()
  expect(mainOf(second).counters.get('order')).toBeUndefined()
})

test('A visit that changes nothing writes nothing', async () => {
  const { store, writes } = memory()
  const { state, worlds } = visit(store)
  worlds.get()
  await state.load()
  await state.save()
  expect(writes()).toBe(0)
  worlds.touch()
  await state.save()
  await state.save()
  expect(writes()).toBe(1)
})

/** A store that writes only when the test lets it. */
function slowMemory() {
  const { store, kept } = memory()
  const { promise, resolve } = Promise.withResolvers<void>()
  const slow: StateStore = {
    ...store,
    write: async (snapshots) => {
      const copy = structuredClone(snapshots)
      await promise
      await store.write(copy)
    },
  }
  return { slow, kept, resolve }
}

test('Writes a change during a write after it', async () => {
  const { slow, kept, resolve } = slowMemory()
  const made = visit(slow)
  await made.state.load()
  mainOf(made).counters.set('order', 1)
  made.worlds.touch()
  const writing = made.state.save()
  mainOf(made).counters.set('order', 2)
  made.worlds.touch()
  await made.state.save()
  resolve()
  await writing
  expect(kept()[0]?.counters.order).toBe(1)
  await made.state.save()
  expect(kept()[0]?.counters.order).toBe(2)
})

test('Waiting for all changes includes those made during a write', async () => {
  const { slow, kept, resolve } = slowMemory()
  const made = visit(slow)
  await made.state.load()
  mainOf(made).counters.set('order', 1)
  made.worlds.touch()
  void made.state.save()
  mainOf(made).counters.set('order', 2)
  made.worlds.touch()
  const all = Promise.all([made.state.saveAll(), made.state.saveAll()])
  resolve()
  await all
  expect(kept()[0]?.counters.order).toBe(2)
})

test.each([
  ['of another version', [{ version: 1 }], /its version is 1/],
  ['that is no list', 'text', /no list of worlds/],
])('Ignores state %s with its reason, and the visit starts over', async (_what, kept, reason) => {
  const { store } = memory(kept)
  const made = visit(store)
  expect(await made.state.load()).toMatch(reason)
  expect(mainOf(made).counters.size).toBe(0)
})

test('An open page adopts what another page has written', async () => {
  const { store } = memory()
  const [first, second] = [visit(store), visit(store)]
  await first.state.load()
  await second.state.load()
  mainOf(first).counters.set('order', 77)
  first.worlds.touch()
  await first.state.save()
  await second.state.takeOver()
  expect(mainOf(second).counters.get('order')).toBe(77)
})

test('A page does not write again what it adopted', async () => {
  const { store, writes } = memory()
  const [first, second] = [visit(store), visit(store)]
  await first.state.load()
  await second.state.load()
  first.worlds.touch()
  await first.state.save()
  await second.state.takeOver()
  await second.state.save()
  expect(writes()).toBe(1)
})

test('A change that is not written yet is not lost when another page writes', async () => {
  const { store } = memory()
  const [first, second] = [visit(store), visit(store)]
  await first.state.load()
  await second.state.load()
  mainOf(first).counters.set('order', 77)
  first.worlds.touch()
  mainOf(second).counters.set('bill', 5)
  second.worlds.touch()
  await second.state.save()
  await first.state.takeOver()
  expect(mainOf(first).counters.get('order')).toBe(77)
  await first.state.save()
  await second.state.takeOver()
  expect(mainOf(second).counters.get('order')).toBe(77)
})
