import type { Schemas } from '@portal/api-client/contract'
import { policyLines } from '../../domain/cancellation/describe.ts'
import { openCalculation } from '../../domain/hotel/charges.ts'
import { toMoney } from '../../domain/money/money.ts'
import { sellingPolicyOf } from '../../domain/order/offer.ts'
import type { OrderRecord } from '../../domain/order/order.ts'
import { productOf } from '../../domain/products.ts'
import { voucherState } from '../../domain/voucher/token.ts'
import type { LocalText } from '../../texts/language.ts'
import type { Viewer } from '../viewer.ts'
import { presentBranding, verifyUrl, voucherSettingOf } from './voucher-branding.ts'
import { labelIn, type SayVoucher, type VoucherLanguage } from './voucher-texts.ts'

/** When the printed state arose: the last confirmation, change or cancellation. */
export function issuedTime(order: OrderRecord): number {
  const printed = [
    'confirm',
    'supplier_confirm',
    'resolve_confirm',
    'supplier_ack',
    'assign_driver',
    'flight_update',
    'amend',
    'supplier_amend',
  ]
  return order.timeline.findLast(({ event }) => printed.includes(event))?.time ?? order.booking_time
}

export type Reader = Pick<Viewer, 'world' | 'company'>

/** Whether a price is printed; undefined leaves it to the company's setting. */
export type Price = Schemas['VoucherPrice'] | undefined

/** The fields that vouchers of all products share. */
export type VoucherBase = ReturnType<typeof presentVoucherBase>

export function presentVoucherBase(
  order: OrderRecord,
  language: VoucherLanguage,
  { world, company }: Reader,
  say: SayVoucher,
  price: Price,
) {
  const label = labelIn(say)
  const state = voucherState(order)
  const known = voucherSettingOf(world, company)
  const setting = price ? { ...known, show_price: price } : known
  const version = order.voucher_version ?? 1
  return {
    booking_id: order.id,
    version,
    state,
    state_text: label('VoucherState', state),
    language,
    issued_time: issuedTime(order),
    special_requests: order.special_requests,
    remarks: changedLines(order).map(say),
    pay_at_service: order.pay_at_service.map((charge) => {
      const calculation = openCalculation(charge)
      return { ...charge, name: say(charge.name), calculation: calculation && say(calculation) }
    }),
    contact_person: order.contact.person,
    contact_phone: order.contact.phone,
    supplier_ref: order.supplier_ref,
    ...presentBranding(
      setting,
      {
        own_reference: order.allocation.own_reference || null,
        cancellation_lines: cancellationLines(order, say, setting.show_price === 'sell'),
        total_price: toMoney(order.total_price, order.currency),
        verify_url: verifyUrl(world, { order_id: order.id, version }, language),
      },
      say,
    ),
  }
}

/** What the last change of the service printed, without prices; the mail of the voucher says the same. */
export function changedLines({ printed_change }: OrderRecord): LocalText[] {
  if (!printed_change) return []
  const { version, lines } = printed_change
  return lines.map((line) => ({
    en: `Changed in version ${version}: ${line.en}`,
    'zh-cn': `第 ${version} 版变更：${line['zh-cn']}`,
  }))
}

/**
 * At selling prices, because a voucher goes to the guest. A voucher without prices names no fees either, since they
 * would reveal the price.
 */
function cancellationLines(order: OrderRecord, say: SayVoucher, figures: boolean): string[] {
  const policy = sellingPolicyOf(order)
  const { service } = productOf(order)
  const chinese = policyLines(policy, 'zh-cn', service, figures)
  return policyLines(policy, 'en', service, figures).map((en, index) =>
    say({ en, 'zh-cn': chinese[index] ?? '' }),
  )
}
