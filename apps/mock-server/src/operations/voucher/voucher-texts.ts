import { labels } from '@portal/api-client/contract'
import type { LocalText } from '../../domain/text/local-text.ts'

/** A text in the language of the voucher. */
export type SayVoucher = (text: LocalText) => string

export function labelIn(say: SayVoucher) {
  return <Name extends keyof typeof labels>(name: Name, value: keyof (typeof labels)[Name]['en']): string => {
    const { en, 'zh-cn': zh } = labels[name] as Record<'en' | 'zh-cn', Record<PropertyKey, string>>
    return say({ en: en[value] ?? '', 'zh-cn': zh[value] ?? '' })
  }
}
