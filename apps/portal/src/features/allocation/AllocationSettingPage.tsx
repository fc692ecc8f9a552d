import { type Schemas, useGetAllocationSetting, useSaveAllocationSetting } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Alert, Button, FormSkeleton, NativeSelect, PageTitle, Panel, SimpleGrid, Text } from '@portal/ui'
import { LoadError } from '../../shared/error/LoadError.tsx'
import { exhaustive } from '../../shared/exhaustive.ts'
import { PageForm } from '../../shared/form/PageForm.tsx'
import { useCheckedForm } from '../../shared/form/use-checked-form.ts'
import { allocationFields } from '../../trade/allocation/allocation.ts'

type Setting = Schemas['AllocationSetting']

const uses = exhaustive<Schemas['AllocationUse']>()(['off', 'offered', 'required'])

/** Which of own reference, customer and cost centre the forms of the company ask for. */
export function AllocationSettingPage() {
  const site = useText('site')
  const { data, error, isFetching, refetch } = useGetAllocationSetting()
  return (
    <>
      <PageTitle title={site('titles.allocation')} />
      {data ? (
        <SettingForm known={data.setting} />
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <FormSkeleton fields={3} />
      )}
    </>
  )
}

function SettingForm({ known }: { known: Setting }) {
  const t = useText('user/manage/allocation')
  const labels = useText('allocation')
  const mayWrite = useHoldsNode('subaccount/save')
  const { mutateAsync } = useSaveAllocationSetting({ request: { success: true } })
  const form = useCheckedForm<Setting>({
    keptAs: null,
    initial: known,
    fieldOf: (path) => path.replace(/^setting\./, ''),
    submit: (setting) => mutateAsync({ data: { setting } }),
  })
  return (
    <PageForm form={form} lead={!mayWrite && <Alert color="orange">{t('refused')}</Alert>}>
      <Panel gap="md" p="md">
        <Text size="sm" c="dimmed">
          {t('hint')}
        </Text>
        <SimpleGrid minColWidth="min(100%, 200px)" autoFlow="auto-fit" spacing="md">
          {allocationFields.map((field) => (
            <NativeSelect
              key={field}
              {...form.field(field)}
              label={labels(`fields.${field}`)}
              description={t(`about.${field}`)}
              disabled={!mayWrite || form.busy}
              data={uses.map((value) => ({ value, label: t(`uses.${value}`) }))}
            />
          ))}
        </SimpleGrid>
        {mayWrite && (
          <div>
            <Button type="submit" loading={form.busy} disabled={!form.isUnsaved()}>
              {t('save')}
            </Button>
          </div>
        )}
      </Panel>
    </PageForm>
  )
}
