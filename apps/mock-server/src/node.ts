import type { Schemas } from '@portal/api-client/contract'
import { type SetupServer, setupServer } from 'msw/node'
import { fetchHandlers } from './edge/fetch-handlers.ts'
import { createMock, type MockOptions } from './edge/mock.ts'
import { program } from './program.ts'
import type { PersonaName } from './world/personas.ts'
import type { World } from './world/world.ts'

export interface TestMock {
  /** To be told `listen()` and `close()`. */
  readonly server: SetupServer
  readonly world: World
  /** Opens a session without captcha; the answer carries both tokens. */
  signIn(persona: PersonaName): Schemas['UserInfo']
}

/** The real mock for component tests: every fetch to /api, /media and /__mock is answered by one frozen world. */
export function mockForTests(options: MockOptions = {}): TestMock {
  const mock = createMock(program, options)
  const world = mock.worlds.get()
  if (!world) throw new Error('The main world is missing.')
  const server = setupServer(...fetchHandlers(mock, () => globalThis.document?.cookie ?? ''))
  return {
    server,
    world,
    signIn: (persona) => {
      const user = program.openSession(world, persona)
      if (!user) throw new Error(`There is no persona ${persona}.`)
      return user
    },
  }
}
