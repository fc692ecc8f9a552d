import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import type { VoucherFact } from './VoucherFacts.tsx'

type Ride = Schemas['CarVoucher'] | Schemas['AirportVoucher']

export const placeText = ({ name, address }: Schemas['RidePlace']): string =>
  [name, address].filter(Boolean).join(', ')

/** The facts of every ride voucher. */
export function useRideFacts(voucher: Ride): VoucherFact[] {
  const t = useText('voucher')
  const common = useText('common')
  const { adults, child_ages } = voucher.passengers
  const driver = [voucher.driver_name, voucher.driver_phone, voucher.plate_number].filter(Boolean)
  return [
    [t('meeting'), voucher.meeting_point],
    [t('driver'), driver.length > 0 ? driver.join(' · ') : t('noDriver')],
    [t('driverLanguage'), voucher.driver_language_text],
    [
      t('passengers'),
      `${common('count.adults', { count: adults })} · ${common('count.children', { count: child_ages.length })}`,
    ],
    [t('guests'), voucher.guests.map(({ full_name }) => full_name).join(', ')],
  ]
}
