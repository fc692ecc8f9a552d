import { flatten } from '@portal/api-client/contract'
import { selfCheck } from '../domain/ledger/self-check.ts'
import { createMock, type Mock, type MockOptions } from '../mock.ts'
import { checkInvariants, ledgerOf } from '../operations/company-ledger.ts'
import { program } from '../program.ts'
import type { PersonaName } from '../world/personas.ts'
import type { World } from '../world/world.ts'
import { send } from './plain-program.ts'

/** The real business with one caller, through the same path as every transport. */
export interface RealMock {
  readonly mock: Mock
  readonly world: World
  /** Envelope of a GET. */
  get(path: string, query?: object, language?: 'zh-cn' | 'en'): Promise<Envelope>
  /** Envelope of a POST. */
  post(path: string, body: unknown, language?: 'zh-cn' | 'en'): Promise<Envelope>
}

export interface Envelope {
  readonly code: number
  readonly msg: string
  readonly time: number
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  readonly data: any
}

/** `persona` null is a visitor. */
export function realMock(persona: PersonaName | null, options: MockOptions = {}): RealMock {
  const mock = createMock(program, options)
  const world = mock.worlds.get() as World
  const token = persona === null ? null : (program.openSession(world, persona)?.token ?? null)
  return caller(mock, world, token)
}

/** The same mock for another caller, with a portal at `origin`. */
export function caller(mock: Mock, world: World, token: string | null, origin?: string): RealMock {
  const headers = (language: string) => ({ 'think-lang': language, ...(origin && { origin }) })
  return {
    mock,
    world,
    get: async (path, query = {}, language = 'en') => {
      const text = new URLSearchParams(flatten(query)).toString()
      const { json } = await send(mock, text === '' ? path : `${path}?${text}`, {
        token,
        headers: headers(language),
      })
      return json
    },
    post: async (path, body, language = 'en') => {
      const { json } = await send(mock, path, { token, body, headers: headers(language) })
      return json
    },
  }
}

/** The same persona after days of the world's clock, in which a session would have ended. */
export function signedInAgain({ mock, world }: RealMock, persona: PersonaName, origin?: string): RealMock {
  return caller(mock, world, program.openSession(world, persona)?.token ?? null, origin)
}

/**
 * Errors of the ledgers of a world, in sentences: broken invariants, and alarms of the self-check that members see.
 */
export function bookErrors(world: World): string[] {
  const alarms = world.tables.company.all().flatMap((company) =>
    selfCheck(ledgerOf(world, company))
      .filter(({ ok, left, right }) => !ok || left !== right)
      .map(({ rule, left, right }) => `${company.name.en}: ${rule} has ${left} and ${right}.`),
  )
  return [...checkInvariants(world, null), ...alarms]
}
