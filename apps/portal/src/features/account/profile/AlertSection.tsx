import { type Schemas, useGetPreference, useSavePreference } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import {
  Button,
  Checkbox,
  Columns,
  Fieldset,
  FormSkeleton,
  fieldId,
  Group,
  SkeletonArea,
  Stack,
  TextInput,
} from '@portal/ui'
import { LoadError } from '../../../shared/error/LoadError.tsx'
import { exhaustive } from '../../../shared/exhaustive.ts'
import { PageForm } from '../../../shared/form/PageForm.tsx'
import { useCheckedForm } from '../../../shared/form/use-checked-form.ts'
import { isPayable, typedMoney } from '../../../shared/money/typed-amount.ts'
import { Section } from '../Section.tsx'

const events = exhaustive<keyof Schemas['AlertChoice']>()(['deadline', 'supplier', 'bill'])

/** Which notifications are also sent by e-mail, and below which amount the balance is low. */
export function AlertSection() {
  const t = useText('user/account/profile')
  const { data, error, isFetching, refetch } = useGetPreference()
  return (
    <Section title={t('alerts')}>
      {data && <AlertForm chosen={data} />}
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && (
        <SkeletonArea>
          <FormSkeleton fields={1} />
        </SkeletonArea>
      )}
    </Section>
  )
}

type LowBalance = Schemas['Preference']['low_balance'][number]

/** The amount as it is typed: empty follows the company's default. */
const typed = ({ currency, amount, notice, mail }: LowBalance) => ({
  currency,
  amount: amount ?? '',
  notice,
  mail,
})

function AlertForm({ chosen }: { chosen: Schemas['Preference'] }) {
  const t = useText('user/account/profile')
  const save = useSavePreference({ request: { success: true } })
  const form = useCheckedForm({
    keptAs: null,
    initial: { alerts: chosen.alerts, low_balance: chosen.low_balance.map(typed) },
    check: ({ low_balance }) =>
      Object.fromEntries(
        low_balance.map(({ amount }, at) => [
          `low_balance.${at}.amount`,
          amount === '' || isPayable(amount) ? undefined : ('amountWrong' as const),
        ]),
      ),
    textFor: () => t('lowBalance.amountWrong'),
    submit: ({ alerts, low_balance }) =>
      save.mutateAsync({
        data: {
          alerts,
          low_balance: low_balance.map((alert) => ({
            ...alert,
            amount: alert.amount === '' ? null : typedMoney(alert.amount, alert.currency).amount,
          })),
        },
      }),
  })
  const { alerts, low_balance } = form.values
  return (
    <PageForm form={form}>
      <Checkbox.Group
        label={t('alertsHint')}
        value={events.filter((event) => alerts[event])}
        onChange={(named) => {
          for (const event of events) form.set(`alerts.${event}`, named.includes(event))
        }}
      >
        <Group gap="var(--mantine-spacing-xs) var(--mantine-spacing-lg)" align="stretch" mt="xs">
          {events.map((event) => (
            <Checkbox key={event} value={event} label={t(`alert.${event}`)} />
          ))}
        </Group>
      </Checkbox.Group>
      {low_balance.map(({ currency }, at) => {
        const common = chosen.low_balance[at]?.company_default ?? null
        const path = `low_balance.${at}`
        return (
          <Fieldset key={currency} legend={t('lowBalance.title', { currency })}>
            <Columns widths="repeat(auto-fit, minmax(min(100%, 240px), 1fr))" gap="sm" align="start">
              <TextInput
                {...form.field(`${path}.amount`)}
                id={fieldId(`${path}.amount`)}
                label={t('lowBalance.amount', { currency })}
                description={
                  common === null
                    ? t('lowBalance.noDefault')
                    : t('lowBalance.default', { money: formatMoney({ amount: common, currency }) })
                }
                inputMode="decimal"
                maxLength={15}
              />
              <Stack gap="xs">
                <Checkbox
                  {...form.field(`${path}.notice`, { type: 'checkbox' })}
                  label={t('lowBalance.notice')}
                />
                <Checkbox
                  {...form.field(`${path}.mail`, { type: 'checkbox' })}
                  label={t('lowBalance.mail')}
                />
              </Stack>
            </Columns>
          </Fieldset>
        )
      })}
      <Group gap="xs" align="stretch">
        <Button type="submit" loading={form.busy}>
          {t('saveAlerts')}
        </Button>
      </Group>
    </PageForm>
  )
}
