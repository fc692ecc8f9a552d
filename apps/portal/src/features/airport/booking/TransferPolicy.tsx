import type { Schemas } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import { PolicyNotes } from '../../../trade/booking/PolicyNotes.tsx'

interface TransferPolicyProps {
  quote: Schemas['TransferQuote']
  offer: Schemas['TransferOffer']
}

/** What cancelling costs, and how long the driver waits. */
export function TransferPolicy({ quote, offer }: TransferPolicyProps) {
  const t = useText('airport/booking')
  const { cancellation_policy: policy, tz } = quote
  return (
    <PolicyNotes
      policy={policy}
      refundability={policy.refundability_now}
      tz={tz}
      clock={t('airportTime')}
      onRequest={offer.on_request ? { title: t('onRequest'), hint: t('onRequestHint') } : null}
    >
      <p>
        {t(`waiting.${quote.wait_starts}`, {
          minutes: quote.free_wait_minutes,
          money: formatMoney(offer.overtime_wait_unit_price),
        })}
      </p>
    </PolicyNotes>
  )
}
