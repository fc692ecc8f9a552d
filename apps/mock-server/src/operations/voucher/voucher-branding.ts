import type { Schemas } from '@portal/api-client/contract'
import { tokenOf } from '../../domain/voucher/token.ts'
import type { LocalText } from '../../texts/language.ts'
import { plainSetting } from '../../world/seed/voucher-settings.ts'
import type { CompanyRecord, VoucherSettingRecord } from '../../world/tables.ts'
import type { World } from '../../world/world.ts'
import type { SayVoucher } from './voucher-texts.ts'

export const voucherSettingOf = (world: World, company: CompanyRecord): VoucherSettingRecord =>
  world.tables.voucher_setting.get(company.id) ?? plainSetting(company)

/** The page opens in the language of the voucher; that of both languages in English, for desks abroad. */
export const checkPage = (token: string, language: Schemas['VoucherLanguage']): string =>
  `/voucher/${token}?lang=${language === 'bilingual' ? 'en' : language}`

/** A seal that only holders of the voucher know. */
export const sealOf = (world: World, order_id: string, version: number): string =>
  world.draw('voucher', order_id, version).hex(24)

/** The page of the portal where anybody can check that a printed version is valid. */
export const verifyUrl = (
  world: World,
  { order_id, version }: { readonly order_id: string; readonly version: number },
  language: Schemas['VoucherLanguage'],
): string => checkPage(tokenOf({ order_id, version, seal: sealOf(world, order_id, version) }), language)

/** What is printed only if the company wants it. */
interface Printable {
  readonly own_reference: string | null
  readonly cancellation_lines: string[]
  /** Selling price. */
  readonly total_price: Schemas['Money']
  readonly verify_url: string
}

/** The part of a voucher that the company's setting decides. */
export function presentBranding(setting: VoucherSettingRecord, order: Printable, say: SayVoucher) {
  return {
    own_reference: setting.show_own_reference ? order.own_reference : null,
    company: presentCompany(setting, say),
    cancellation_lines: setting.show_policy ? order.cancellation_lines : [],
    total_price: setting.show_price === 'sell' ? order.total_price : null,
    verify_url: setting.qr_verify ? order.verify_url : null,
    dress: {
      theme_colour: setting.theme_colour,
      stamp: setting.stamp,
      show_map: setting.show_map,
      show_local_address_card: setting.show_local_address_card,
    },
  }
}

/** A missing language falls back to the other. */
export const withFallback = (text: LocalText): LocalText => ({
  en: text.en || text['zh-cn'],
  'zh-cn': text['zh-cn'] || text.en,
})

const presentCompany = (setting: VoucherSettingRecord, say: SayVoucher): Schemas['VoucherCompany'] => ({
  logo: setting.logo,
  company_name: say(withFallback(setting.company_name)),
  company_phone: setting.company_phone,
  emergency_phone: setting.emergency_phone,
  address: say(withFallback(setting.address)),
  email: setting.email,
  website: setting.website,
  header_text: say(withFallback(setting.header_text)),
  footer_text: say(withFallback(setting.footer_text)),
})
