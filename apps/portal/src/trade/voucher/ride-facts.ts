import type { Schemas } from '@portal/api-client'
import type { VoucherFact } from './VoucherFacts.tsx'
import { occupancyText, voucherCountry, voucherText } from './voucher-text.ts'

type Ride = Schemas['CarVoucher'] | Schemas['AirportVoucher']

export const placeText = ({ name, address }: Schemas['RidePlace']): string =>
  [name, address].filter(Boolean).join(', ')

/** The facts of every ride voucher. */
export function rideFacts(voucher: Ride): VoucherFact[] {
  const t = voucherText(voucher.language)
  const { adults, child_ages } = voucher.passengers
  const driver = [voucher.driver_name, voucher.driver_phone, voucher.plate_number].filter(Boolean)
  return [
    [t('meeting'), voucher.meeting_point],
    [t('driver'), driver.length > 0 ? driver.join(' · ') : t('noDriver')],
    [t('driverLanguage'), voucher.driver_language_text],
    [t('extras'), voucher.extra_lines.join('\n')],
    [t('passengers'), occupancyText(voucher.language, adults, child_ages)],
    [
      t('guests'),
      voucher.guests
        .map(({ full_name, name_local, is_lead, is_infant, age, nationality, phone }) =>
          [
            [full_name, name_local].filter(Boolean).join(' '),
            is_lead ? t('lead') : '',
            age === null ? '' : t(is_infant ? 'infantOf' : 'childOf', { age }),
            nationality ? voucherCountry(voucher.language, nationality) : '',
            phone,
          ]
            .filter(Boolean)
            .join(' · '),
        )
        .join('\n'),
    ],
  ]
}
