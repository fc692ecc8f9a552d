import type { Schemas } from '@portal/api-client'
import { wallClock } from '../../../shared/time/server-clock.ts'
import { placeText, rideFacts } from '../../../trade/voucher/ride-facts.ts'
import { VoucherFacts, VoucherNotes } from '../../../trade/voucher/VoucherFacts.tsx'
import { voucherText } from '../../../trade/voucher/voucher-text.ts'

/** What driver and guests need to know about a rental. */
export function CarVoucher({ voucher }: { voucher: Schemas['CarVoucher'] }) {
  const t = voucherText(voucher.language)
  return (
    <>
      <VoucherFacts
        facts={[
          [
            t('vehicle'),
            [
              voucher.vehicle_model,
              voucher.vehicle_class_text,
              t('vehicles', { count: voucher.number_of_rentals }),
            ].join(' · '),
          ],
          [t('rental'), t('quantity', { type: voucher.rental_type_text, count: voucher.days_or_hours })],
          [t('begins'), wallClock(voucher.service_start_local)],
          [t('ends'), wallClock(voucher.service_end_local)],
          [t('pickUp'), placeText(voucher.pick_up_location)],
          [t('dropOff'), placeText(voucher.drop_off_location)],
          [t('zone'), voucher.zone_name],
          ...rideFacts(voucher),
        ]}
      />
      <VoucherNotes
        title={t('itinerary')}
        lines={voucher.itinerary.map(({ date, planned_time, stop }) =>
          [date, planned_time, stop].filter(Boolean).join(' · '),
        )}
      />
      <VoucherNotes title={t('includes')} lines={voucher.includes_lines} />
      <VoucherNotes title={t('emergency')} lines={voucher.emergency_lines} />
    </>
  )
}
