import type { Schemas } from '@portal/api-client/contract'
import type { OrderRecord } from '../../domain/order/order.ts'
import { products } from '../../domain/products.ts'
import { addDays } from '../../domain/time/dates.ts'
import { localClock, toSeconds } from '../../domain/time/zones.ts'
import type { VoucherSettingRecord } from '../../world/tables.ts'
import { answersOf, productAnswers } from '../products.ts'
import type { Viewer } from '../viewer.ts'
import { type SampleBase, sampleZone } from './sample-parts.ts'
import { type Price, presentVoucherBase, type Reader } from './voucher-base.ts'
import { checkPage, presentBranding } from './voucher-branding.ts'
import { bilingual, labelIn, textIn, type VoucherLanguage } from './voucher-texts.ts'

export function presentVoucher(
  order: OrderRecord,
  language: VoucherLanguage,
  reader: Reader,
  price?: Price,
): Schemas['Voucher'] {
  const say = textIn(language)
  const base = presentVoucherBase(order, language, reader, say, price)
  return answersOf(order).presentVoucher(order, base, say, reader.world.catalogue)
}

/** The voucher of an invented order with a setting that need not be saved yet. */
export function sampleVoucher(
  setting: VoucherSettingRecord,
  order_type: Schemas['OrderType'],
  { now, currency }: Viewer,
): Schemas['Voucher'] {
  const { language } = setting
  const say = textIn(language)
  const label = labelIn(say)
  const day = addDays(localClock(now, sampleZone).date, 7)
  const base: SampleBase = {
    booking_id: `${products[order_type].letter}0000000001`,
    version: 1,
    state: 'valid',
    state_text: label('VoucherState', 'valid'),
    language,
    issued_time: toSeconds(now),
    special_requests: say(bilingual('High floor, if possible', '尽量安排高楼层')),
    remarks: [],
    pay_at_service: [],
    contact_person: 'Thiri Aung',
    contact_phone: '+95955501234',
    supplier_ref: 'S-300400',
    ...presentBranding(
      setting,
      {
        own_reference: 'TG-001',
        cancellation_lines: [
          say(bilingual('Free of charge until three days before.', '提前三天可免费取消。')),
        ],
        total_price: { amount: '1440.00', currency },
        verify_url: checkPage('H0000000001-1-000000000000000000000000', language),
      },
      say,
    ),
  }
  return productAnswers[order_type].sampleVoucher(base, { day, say, label })
}
