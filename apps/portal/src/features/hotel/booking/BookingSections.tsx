import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Alert, Box, Checkbox, fieldId, IconAlertTriangle, Text, TextInput, type useForm } from '@portal/ui'
import { useTimeText } from '../../../shared/time/use-time-text.ts'
import { PolicyNotes } from '../../../trade/booking/PolicyNotes.tsx'
import { countryName } from '../../../trade/place/place-names.tsx'
import type { BookingValues } from './booking-form.ts'

type Form = Pick<ReturnType<typeof useForm<BookingValues>>, 'getInputProps'>

/** When and how the guests arrive. */
export function ArrivalFields({ form }: { form: Form }) {
  const t = useText('hotel/booking')
  return (
    <>
      <Checkbox
        {...form.getInputProps('arrival.late_arrival', { type: 'checkbox' })}
        style={{ gridColumn: '1 / -1' }}
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

/** Arrival time in the hotel's local time. */
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
      error={unread ? rules('timeOfDay') : input.error}
    />
  )
}

interface StayPolicyProps {
  rate: Schemas['Rate']
  tz: string
  nationality: string
}

/** Cancellation terms, remarks of the hotel, and the nationality that the price is for. */
export function StayPolicy({ rate, tz, nationality }: StayPolicyProps) {
  const t = useText('hotel/booking')
  const hotel = useText('hotel')
  return (
    <PolicyNotes
      policy={rate.cancellation_policy}
      refundability={rate.refundability_now}
      tz={tz}
      rooms={rate.rooms}
      onRequest={
        rate.outcome === 'on_request' ? { title: hotel('onRequest'), hint: hotel('onRequestHint') } : null
      }
    >
      {rate.remarks.length > 0 && (
        <Alert role="note" color="blue" title={hotel('remarks')}>
          <Box component="ul" ps={18} style={{ listStyle: 'disc' }}>
            {rate.remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </Box>
        </Alert>
      )}
      <Alert role="note" color="orange" icon={<IconAlertTriangle size={18} aria-hidden />}>
        <Text m="0 0 4px">{t('bookedFor', { nationality: countryName(nationality) })}</Text>
        <Text m="0 0 4px">{t('mismatch')}</Text>
        {rate.nationality_rule && <Text m="0 0 4px">{rate.nationality_rule.text}</Text>}
      </Alert>
    </PolicyNotes>
  )
}
