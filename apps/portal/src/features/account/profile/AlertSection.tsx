import { type Schemas, useGetPreference, useSavePreference } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, Checkbox, FormSkeleton, Group, SkeletonArea } from '@portal/ui'
import { LoadError } from '../../../shared/error/LoadError.tsx'
import { exhaustive } from '../../../shared/exhaustive.ts'
import { PageForm } from '../../../shared/form/PageForm.tsx'
import { useCheckedForm } from '../../../shared/form/use-checked-form.ts'
import { Section } from '../Section.tsx'

const events = exhaustive<keyof Schemas['AlertChoice']>()(['deadline', 'supplier', 'low_balance', 'bill'])

/** Which notifications are also sent by e-mail. */
export function AlertSection() {
  const t = useText('user/account/profile')
  const { data, error, isFetching, refetch } = useGetPreference()
  return (
    <Section title={t('alerts')}>
      {data && <AlertForm chosen={data.alerts} />}
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && (
        <SkeletonArea>
          <FormSkeleton fields={1} />
        </SkeletonArea>
      )}
    </Section>
  )
}

function AlertForm({ chosen }: { chosen: Schemas['AlertChoice'] }) {
  const t = useText('user/account/profile')
  const save = useSavePreference({ request: { success: true } })
  const form = useCheckedForm({
    initial: chosen,
    submit: (alerts) => save.mutateAsync({ data: { alerts } }),
  })
  const values = form.values
  return (
    <PageForm form={form}>
      <Checkbox.Group
        label={t('alertsHint')}
        value={events.filter((event) => values[event])}
        onChange={(named) => {
          for (const event of events) form.change({ [event]: named.includes(event) })
        }}
      >
        <Group gap="var(--mantine-spacing-xs) var(--mantine-spacing-lg)" align="stretch" mt="xs">
          {events.map((event) => (
            <Checkbox key={event} value={event} label={t(`alert.${event}`)} />
          ))}
        </Group>
      </Checkbox.Group>
      <Group gap="xs" align="stretch">
        <Button type="submit" loading={form.busy}>
          {t('saveAlerts')}
        </Button>
      </Group>
    </PageForm>
  )
}
