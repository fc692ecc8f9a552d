import { labels, type Schemas } from '@portal/api-client/contract'
import type { LocalText } from '../../texts/language.ts'

export type VoucherLanguage = Schemas['VoucherLanguage']

/** Puts a text into the voucher's language. */
export type SayVoucher = (text: LocalText) => string

/** In a bilingual voucher Chinese comes before English, unless it has the English in it. */
export function textIn(language: VoucherLanguage): SayVoucher {
  if (language !== 'bilingual') return (text) => text[language]
  return ({ en, 'zh-cn': zh }) => (zh.includes(en) ? zh : [zh, en].filter(Boolean).join(' '))
}

export function labelIn(say: SayVoucher) {
  return <Name extends keyof typeof labels>(name: Name, value: keyof (typeof labels)[Name]['en']): string => {
    const { en, 'zh-cn': zh } = labels[name] as Record<'en' | 'zh-cn', Record<PropertyKey, string>>
    return say({ en: en[value] ?? '', 'zh-cn': zh[value] ?? '' })
  }
}

export const bilingual = (en: string, zh: string): LocalText => ({ en, 'zh-cn': zh })
