import { setTimeout as after } from 'node:timers/promises'
import type { Schemas } from '@portal/api-client/contract'
import { type SetupServer, setupServer } from 'msw/node'
import { fetchHandlers } from './edge/fetch-handlers.ts'
import { createMock, type MockOptions } from './mock.ts'
import { program } from './program.ts'
import { renewBeforeTests } from './test-worlds.ts'
import { draw } from './world/draw.ts'
import type { PersonaName } from './world/personas.ts'
import type { World } from './world/world.ts'
import { mainWorld } from './world/worlds.ts'

export interface TestMock {
  /** Start it with `listen()` and stop it with `close()`. */
  readonly server: SetupServer
  /** Starts over with each test. */
  readonly world: World
  /** Opens a session without captcha; the answer carries both tokens. */
  signIn(persona: PersonaName): Schemas['UserInfo']
}

/** With TEST_LATE, a seed, most answers are delayed by up to 0.4 s, so that they overtake each other. */
const lateness = process.env.TEST_LATE ? draw(Number(process.env.TEST_LATE), 'answers') : null
const heldBack = () => (lateness?.bool(0.6) ? after(lateness.int(1, 400)) : null)

/** The real mock for component tests: every fetch to /api, /media and /__mock is answered by a frozen world. */
export function mockForTests(options: MockOptions = {}): TestMock {
  const mock = createMock(program, options)
  // A call that a page left behind still finds its session, and does not sign out the member of the next test.
  const renew = () => {
    const sessions = mainOne().tables.session.all()
    mock.worlds.delete(mainWorld)
    const { session, member } = mainOne().tables
    for (const row of sessions) if (member.get(row.member_id)) session.put(row)
  }
  const mainOne = (): World => {
    const world = mock.worlds.get()
    if (!world) throw new Error('The main world is missing.')
    return world
  }
  const underWay = new Set<string>()
  const carriedOut = (id: string) => void underWay.delete(id)
  const answered = async (id: string) => {
    await heldBack()
    carriedOut(id)
  }
  const cookies = () => globalThis.document?.cookie ?? ''
  const server = setupServer(...fetchHandlers(mock, cookies, answered))
  server.events.on('request:start', ({ requestId }) => underWay.add(requestId))
  server.events.on('request:unhandled', ({ requestId }) => carriedOut(requestId))
  server.events.on('unhandledException', ({ requestId }) => carriedOut(requestId))
  renewBeforeTests(
    renew,
    () => mainOne().journal.list(),
    () => underWay.size,
  )
  return {
    server,
    get world() {
      return mainOne()
    },
    signIn: (persona) => {
      const user = program.openSession(mainOne(), persona)
      if (!user) throw new Error(`There is no persona ${persona}.`)
      return user
    },
  }
}
