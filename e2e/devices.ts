import type { Language } from './fixtures.ts'

/** E2E_EVERY_PAIR runs each journey in both languages on both devices. */
export const everyPair = process.env.E2E_EVERY_PAIR !== undefined

/** Tag of a test for the phone only. */
export const phoneOnly = '@phone-alone'

/**
 * Tags of a journey in both languages. Two of its four pairs of language and device run with every commit: `phone` is
 * the language on the phone, the desktop has the other one. The deep run has all four.
 */
export function byTurns(language: Language, phone: Language): string | string[] {
  if (everyPair) return '@phone'
  return language === phone ? phoneOnly : []
}
