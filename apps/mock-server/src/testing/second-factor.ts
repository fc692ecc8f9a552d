import { codeAt } from '../domain/access/second-factor.ts'
import { personaPassword } from '../world/personas.ts'
import type { RealMock } from './real-mock.ts'

const path = '/api/account/secondFactor'

/** Sets the caller's second factor up, as the profile does. */
export async function setUpSecondFactor(
  who: Pick<RealMock, 'post' | 'world'>,
): Promise<{ secret: string; recovery_codes: string[] }> {
  const { secret } = (await who.post(path, { step: 'begin', password: personaPassword })).data
  const { data } = await who.post(path, { step: 'confirm', code: codeAt(secret, who.world.clock.now()) })
  return { secret, recovery_codes: data.recovery_codes }
}

/** A code that was not taken yet: it belongs to the next 30 s. */
export const nextCode = ({ world }: Pick<RealMock, 'world'>, secret: string): string =>
  codeAt(secret, world.clock.now() + 30_000)
