import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Alert, Checkbox, fieldId, IconAlertTriangle, TextInput, type useForm, useNow } from '@portal/ui'
import { FieldGrid, RemarkField, RequestsField } from '../../../shared/booking/BookingFields.tsx'
import { countryName } from '../../../shared/country-name.ts'
import { hintBelow } from '../../../shared/hint-below.ts'
import { useNetPriceShown } from '../../../shared/net-price.ts'
import { CancellationTimeline } from '../../../shared/order/CancellationTimeline.tsx'
import { RefundabilityNow } from '../../../shared/order/RateTerms.tsx'
import { useTimeText } from '../../../shared/use-time-text.ts'
import styles from './BookingSections.module.css'
import type { BookingValues } from './booking-form.ts'

type Form = Pick<ReturnType<typeof useForm<BookingValues>>, 'getInputProps'>

/** Wishes to the hotel, the arrival, and a remark that the hotel never sees. */
export function RequestFields({ form }: { form: Form }) {
  const t = useText('hotel/booking')
  return (
    <FieldGrid>
      <RequestsField form={form} hint={t('requestsHint')} />
      <Checkbox
        {...form.getInputProps('arrival.late_arrival', { type: 'checkbox' })}
        className={styles.wide}
        label={t('late')}
        description={t('lateHint')}
      />
      <TextInput
        {...form.getInputProps('arrival.flight_no')}
        id={fieldId('arrival.flight_no')}
        label={t('flight')}
        maxLength={10}
        placeholder="MU2029"
      />
      <ArrivalTime form={form} />
      <RemarkField form={form} hint={t('internalHint')} />
    </FieldGrid>
  )
}

/** When the guests come, on the clock of the hotel. */
function ArrivalTime({ form }: { form: Form }) {
  const t = useText('hotel/booking')
  const rules = useText('validation')
  const { value, onChange, ...input } = form.getInputProps('arrival.eta')
  const { unread, field } = useTimeText(value, onChange)
  return (
    <TextInput
      {...input}
      {...field}
      id={fieldId('arrival.eta')}
      label={t('eta')}
      description={t('etaHint')}
      inputWrapperOrder={hintBelow}
      error={unread ? rules('timeOfDay') : input.error}
    />
  )
}

interface PolicyNotesProps {
  rate: Schemas['Rate']
  tz: string
  nationality: string
}

/** What cancelling costs, and what must be known before the order is placed. */
export function PolicyNotes({ rate, tz, nationality }: PolicyNotesProps) {
  const t = useText('hotel/booking')
  const hotel = useText('hotel')
  const now = useNow()
  const shown = useNetPriceShown()
  const { cancellation_policy: policy } = rate
  return (
    <div className={styles.notes}>
      <RefundabilityNow value={rate.refundability_now} />
      {policy.non_refundable && <p className={styles.text}>{hotel('nonRefundable')}</p>}
      <CancellationTimeline tiers={policy.tiers} tz={tz} now={now} noShow={policy.no_show} amounts={shown} />
      {rate.outcome === 'on_request' && (
        <Alert role="note" color="orange" title={hotel('onRequest')}>
          {hotel('onRequestHint')}
        </Alert>
      )}
      {rate.remarks.length > 0 && (
        <Alert role="note" color="blue" title={hotel('remarks')}>
          <ul className={styles.list}>
            {rate.remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        </Alert>
      )}
      <Alert role="note" color="orange" icon={<IconAlertTriangle size={18} aria-hidden />}>
        <p className={styles.text}>{t('bookedFor', { nationality: countryName(nationality) })}</p>
        <p className={styles.text}>{t('mismatch')}</p>
        {rate.nationality_rule && <p className={styles.text}>{rate.nationality_rule.text}</p>}
      </Alert>
    </div>
  )
}
