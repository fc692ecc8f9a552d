import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Alert, Checkbox, fieldId, IconAlertTriangle, TextInput, type useForm } from '@portal/ui'
import { PolicyNotes } from '../../../shared/booking/PolicyNotes.tsx'
import { countryName } from '../../../shared/country-name.ts'
import { hintBelow } from '../../../shared/hint-below.ts'
import { useTimeText } from '../../../shared/use-time-text.ts'
import styles from './BookingSections.module.css'
import type { BookingValues } from './booking-form.ts'

type Form = Pick<ReturnType<typeof useForm<BookingValues>>, 'getInputProps'>

/** When and how the guests come. */
export function ArrivalFields({ form }: { form: Form }) {
  const t = useText('hotel/booking')
  return (
    <>
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
    </>
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

interface StayPolicyProps {
  rate: Schemas['Rate']
  tz: string
  nationality: string
}

/** What cancelling costs, what the hotel remarks, and for guests of which nationality the price is. */
export function StayPolicy({ rate, tz, nationality }: StayPolicyProps) {
  const t = useText('hotel/booking')
  const hotel = useText('hotel')
  return (
    <PolicyNotes
      policy={rate.cancellation_policy}
      refundability={rate.refundability_now}
      tz={tz}
      onRequest={
        rate.outcome === 'on_request' ? { title: hotel('onRequest'), hint: hotel('onRequestHint') } : null
      }
      lineClass={styles.text}
    >
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
    </PolicyNotes>
  )
}
