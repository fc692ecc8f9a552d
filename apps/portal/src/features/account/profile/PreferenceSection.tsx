import { type Schemas, useCurrencies, usePreference, useSavePreference } from '@portal/api-client'
import { useText } from '@portal/i18n'
import {
  Button,
  Checkbox,
  FormErrorSummary,
  FormSkeleton,
  fieldId,
  NativeSelect,
  SkeletonArea,
} from '@portal/ui'
import { LoadFault } from '../../../shared/LoadFault.tsx'
import { useCheckedForm } from '../../../shared/use-checked-form.ts'
import styles from '../account.module.css'
import { Section } from '../Section.tsx'

const alerts = [
  'deadline',
  'supplier',
  'low_balance',
  'bill',
] as const satisfies readonly (keyof Schemas['AlertChoice'])[]

/** Second currency, own clock, and what is also told by mail. */
export function PreferenceSection() {
  const t = useText('user/account/profile')
  const { data, error, isFetching, refetch } = usePreference({ request: { silent: true } })
  return (
    <Section title={t('preferences')}>
      {data && <PreferenceForm preference={data} />}
      {!data && error && <LoadFault error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && (
        <SkeletonArea>
          <FormSkeleton fields={2} />
        </SkeletonArea>
      )}
    </Section>
  )
}

/** Every zone of the browser, and the chosen one in any case. */
const zonesWith = (chosen: string) => [...new Set([chosen, ...Intl.supportedValuesOf('timeZone')])].sort()

function PreferenceForm({ preference }: { preference: Schemas['Preference'] }) {
  const t = useText('user/account/profile')
  const currencies = useCurrencies({ request: { silent: true } })
  const save = useSavePreference({ request: { silent: true, success: true } })
  const { form, busy, onSubmit, summary, errorOf } = useCheckedForm({
    initial: { ...preference, display_currency: preference.display_currency ?? '' },
    faults: () => ({}),
    names: { display_currency: t('currency'), timezone: t('timezone') },
    submit: (values) =>
      save.mutateAsync({ data: { ...values, display_currency: values.display_currency || null } }),
  })
  const values = form.getValues()
  const codes = currencies.data?.list.map(({ code }) => code) ?? []
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate aria-busy={busy}>
      <FormErrorSummary {...summary} />
      <div className={styles.pair}>
        <NativeSelect
          {...form.getInputProps('display_currency')}
          id={fieldId('display_currency')}
          label={t('currency')}
          description={t('currencyHint')}
          data={[
            { value: '', label: t('noCurrency') },
            ...new Set([...(values.display_currency ? [values.display_currency] : []), ...codes]),
          ]}
          error={errorOf('display_currency')}
        />
        <NativeSelect
          {...form.getInputProps('timezone')}
          id={fieldId('timezone')}
          label={t('timezone')}
          description={t('timezoneHint')}
          data={zonesWith(preference.timezone)}
          error={errorOf('timezone')}
        />
      </div>
      <Checkbox.Group
        label={t('alerts')}
        description={t('alertsHint')}
        value={alerts.filter((alert) => values.alerts[alert])}
        onChange={(chosen) =>
          form.setFieldValue('alerts', {
            deadline: chosen.includes('deadline'),
            supplier: chosen.includes('supplier'),
            low_balance: chosen.includes('low_balance'),
            bill: chosen.includes('bill'),
          })
        }
      >
        <div className={styles.options}>
          {alerts.map((alert) => (
            <Checkbox key={alert} value={alert} label={t(`alert.${alert}`)} />
          ))}
        </div>
      </Checkbox.Group>
      <div className={styles.buttons}>
        <Button type="submit" loading={busy}>
          {t('savePreferences')}
        </Button>
      </div>
    </form>
  )
}
