import type { Language } from './fixtures.ts'

/** With E2E_EVERY_PAIR each journey runs in both languages on both devices. */
export const everyPair = process.env.E2E_EVERY_PAIR !== undefined

/** Tag of a test that the phone alone runs. */
export const phoneAlone = '@phone-alone'

/**
 * Tags of a journey that is written in both languages. Of its four pairs of language and device two run with every
 * commit: `phone` is the language of the phone, and the desktop has the other one. The deep run has all four.
 */
export function byTurns(language: Language, phone: Language): string | string[] {
  if (everyPair) return '@phone'
  return language === phone ? phoneAlone : []
}
