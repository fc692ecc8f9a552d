import type { LocalText } from '../../../texts/language.ts'
import { both } from './channels.ts'

interface Topic {
  readonly title: LocalText
  readonly tags: readonly number[]
}

/** What the articles of one channel are made of. */
export interface ChannelTopics {
  /** Countries whose cities it speaks of. */
  readonly places: readonly string[]
  readonly topics: readonly Topic[]
  /** In English and Chinese. */
  readonly paragraphs: readonly (readonly [string, string])[]
}

export const topic = (en: string, zh: string, tags: readonly number[]): Topic => ({
  title: both(en, zh),
  tags,
})

/** Puts a place, a number and a month into the text of a topic. */
export function fillPlaceholders(text: LocalText, values: Readonly<Record<string, LocalText>>): LocalText {
  const fill = (language: keyof LocalText) =>
    text[language].replace(/\{(\w+)\}/g, (_, name: string) => values[name]?.[language] ?? '')
  return both(fill('en'), fill('zh-cn'))
}
