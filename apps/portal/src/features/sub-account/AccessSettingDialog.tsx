import { type Schemas, useGetAccountAccess, useSaveAccessSetting } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Checkbox, FormDialog, FormSkeleton, Modal, NativeSelect, Stack } from '@portal/ui'
import { LoadError } from '../../shared/error/LoadError.tsx'
import { useCheckedForm } from '../../shared/form/use-checked-form.ts'

interface AccessSettingDialogProps {
  onClose: () => void
}

const minutes = [5, 15, 30, 60, 120, 240, 480] as const

/** How members of the company sign in, and when an idle session ends. */
export default function AccessSettingDialog({ onClose }: AccessSettingDialogProps) {
  const t = useText('user/manage/subAccount')
  const { data, error, isFetching, refetch } = useGetAccountAccess()
  if (data) return <SettingDialog known={data.setting} onClose={onClose} />
  return (
    <Modal opened onClose={onClose} title={t('rules')}>
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <FormSkeleton fields={2} />
      )}
    </Modal>
  )
}

function SettingDialog({ known, onClose }: AccessSettingDialogProps & { known: Schemas['AccessSetting'] }) {
  const t = useText('user/manage/subAccount')
  const { mutateAsync } = useSaveAccessSetting({ request: { success: true } })
  const form = useCheckedForm({
    keptAs: 'access setting',
    initial: known,
    fieldOf: (path) => path.replace(/^setting\./, ''),
    submit: (setting) => mutateAsync({ data: { setting } }),
  })
  const { idle_minutes: idle } = form.values
  const offered = [...new Set([...minutes, ...(idle === null ? [] : [idle])])].sort((a, b) => a - b)
  return (
    <FormDialog
      opened
      title={t('rules')}
      submitLabel={t('saveRules')}
      onSubmit={form.submit}
      onClose={onClose}
      isUnsaved={form.isUnsaved}
    >
      <Stack gap="md">
        <Checkbox
          {...form.field('second_factor_required', { type: 'checkbox' })}
          label={t('requireSecondFactor')}
          description={t('requireSecondFactorHint')}
        />
        <NativeSelect
          label={t('idle')}
          description={t('idleHint')}
          value={idle === null ? '' : String(idle)}
          error={form.errors['idle_minutes']}
          onChange={({ currentTarget: { value } }) =>
            form.change({ idle_minutes: value === '' ? null : Number(value) })
          }
          data={[
            { value: '', label: t('idleNever') },
            ...offered.map((count) => ({ value: String(count), label: t('idleAfter', { count }) })),
          ]}
        />
      </Stack>
    </FormDialog>
  )
}
