import type { Schemas } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import { PolicyNotes } from '../../../trade/booking/PolicyNotes.tsx'
import { Inclusions } from '../list/Inclusions.tsx'

/** What cancelling costs, what is included, and what an hour beyond it costs. */
export function CarPolicy({ quote }: { quote: Schemas['CarQuote'] }) {
  const t = useText('car/booking')
  const hotel = useText('hotel')
  const { cancellation_policy: policy, tz, model, rental_type } = quote
  const money = formatMoney(model.overtime_unit_price)
  const hours = rental_type === 'day' ? model.hours_per_day : model.hours_per_half_day
  return (
    <PolicyNotes
      policy={policy}
      refundability={policy.refundability_now}
      tz={tz}
      clock={t('placeTime')}
      onRequest={quote.on_request ? { title: hotel('onRequest'), hint: t('onRequestHint') } : null}
    >
      <Inclusions includes={model.includes} />
      <p>{rental_type === 'hour' ? t('overtimeHourly', { money }) : t('overtime', { money, hours })}</p>
    </PolicyNotes>
  )
}
