import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { peopleTexts } from '../guests/people-texts.ts'
import type { VoucherFact } from './VoucherFacts.tsx'

type Ride = Schemas['CarVoucher'] | Schemas['AirportVoucher']

export const placeText = ({ name, address }: Schemas['RidePlace']): string =>
  [name, address].filter(Boolean).join(', ')

/** The facts of every ride voucher. */
export function useRideFacts(voucher: Ride): VoucherFact[] {
  const t = useText('voucher')
  const { adults, child_ages } = voucher.passengers
  const driver = [voucher.driver_name, voucher.driver_phone, voucher.plate_number].filter(Boolean)
  return [
    [t('meeting'), voucher.meeting_point],
    [t('driver'), driver.length > 0 ? driver.join(' · ') : t('noDriver')],
    [t('driverLanguage'), voucher.driver_language_text],
    [t('passengers'), peopleTexts(adults, child_ages).join(' · ')],
    [t('guests'), voucher.guests.map(({ full_name }) => full_name).join(', ')],
  ]
}
