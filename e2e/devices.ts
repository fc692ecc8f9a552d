import type { Language } from './fixtures.ts'

/** E2E_EVERY_PAIR runs each journey in both languages on both devices. */
const everyPair = process.env.E2E_EVERY_PAIR !== undefined

/** Tag of a test for the phone only. */
export const phoneOnly = '@phone-alone'

/** Tag of a test in a pair that only the deep run has. */
export const deepOnly = '@deep-alone'

/** A language and a device. */
export type Pair = `${Language} ${'desktop' | 'phone'}`

/** Tags of a journey, which runs in these pairs with every commit, and in all pairs in the deep run. */
export function byTurns(language: Language, ...pairs: readonly Pair[]): string | string[] {
  const onPhone = pairs.includes(`${language} phone`)
  const onDesktop = pairs.includes(`${language} desktop`)
  if (everyPair || (onPhone && onDesktop)) return '@phone'
  if (onPhone) return phoneOnly
  return onDesktop ? [] : deepOnly
}

/** Tag of a test of many pages, of which each commit visits a part and the deep run all. */
export const manyPages = '@many-pages'

/** Every nth page for a test tagged `manyPages`; all of them in the deep run. */
export const partOf = <Page>(pages: readonly Page[], parts: number, part = 0): Page[] =>
  pages.filter((_page, index) => everyPair || index % parts === part)
