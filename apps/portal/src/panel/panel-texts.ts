import { language, useText } from '@portal/i18n'
import en from './texts/en.ts'
import zh from './texts/zh-cn.ts'

// Not a bundle of @portal/i18n, because a production build ships all of those.

type Wide<Tree> = { readonly [Name in keyof Tree]: Tree[Name] extends string ? string : Wide<Tree[Name]> }

export type PanelTexts = Wide<typeof zh>

const texts = { 'zh-cn': zh, en } as const satisfies Record<string, PanelTexts>

/** The texts of the panel, in the language of the page. */
export function usePanelTexts(): PanelTexts {
  // Renders again when the language changes.
  useText('common')
  return texts[language()]
}

/** Fills in the values of a text: `'{{met}} of {{seen}}'`. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))
