import { useText } from '@portal/i18n'
import { Columns, fieldId, SegmentedControl, TextInput } from '@portal/ui'
import type { ReceiverValues, Way } from './receiver.ts'

interface ReceiverFieldsProps {
  /** The channels that the server offers; a single one needs no choice. */
  ways: readonly Way[]
  values: ReceiverValues
  onChange: (part: Partial<ReceiverValues>) => void
  errors: Readonly<Partial<Record<string, string>>>
}

/** The receiver of a code: an e-mail address, or a mobile number with its country code. */
export function ReceiverFields({ ways, values, onChange, errors }: ReceiverFieldsProps) {
  const t = useText('verification')
  return (
    <>
      {ways.length > 1 && (
        <SegmentedControl
          fullWidth
          aria-label={t('way')}
          value={values.way}
          onChange={(way) => onChange({ way })}
          data={ways.map((way) => ({ value: way, label: t(way) }))}
        />
      )}
      {values.way === 'email' ? (
        <TextInput
          id={fieldId('email')}
          name="email"
          type="email"
          label={t('email')}
          value={values.email}
          onChange={(event) => onChange({ email: event.currentTarget.value })}
          autoComplete="email"
          maxLength={120}
          required
          error={errors.email}
        />
      ) : (
        <Columns widths="104px minmax(0, 1fr)" gap="xs" align="start">
          <TextInput
            id={fieldId('area_num')}
            name="area_num"
            label={t('areaNum')}
            leftSection="+"
            value={values.area_num}
            onChange={(event) => onChange({ area_num: event.currentTarget.value.replaceAll(/\D/g, '') })}
            inputMode="numeric"
            autoComplete="tel-country-code"
            maxLength={4}
          />
          <TextInput
            id={fieldId('mobile')}
            name="mobile"
            type="tel"
            label={t('mobile')}
            value={values.mobile}
            onChange={(event) => onChange({ mobile: event.currentTarget.value })}
            autoComplete="tel-national"
            maxLength={20}
            required
            error={errors.mobile}
          />
        </Columns>
      )}
    </>
  )
}
