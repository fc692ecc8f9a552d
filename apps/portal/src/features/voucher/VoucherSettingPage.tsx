import { useGetVoucherSetting, useSaveVoucherSetting } from '@portal/api-client'
import { useCan, useSession } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Alert, Button, Columns, FormSkeleton, PageTitle, Text } from '@portal/ui'
import { useState } from 'react'
import { LoadError } from '../../shared/error/LoadError.tsx'
import { draftOf, dropDraft, keepDraft } from '../../shared/form/form-drafts.ts'
import { PageForm } from '../../shared/form/PageForm.tsx'
import { useCheckedForm } from '../../shared/form/use-checked-form.ts'
import { SettingFields } from './SettingFields.tsx'
import { SettingPreview } from './SettingPreview.tsx'
import { isChanged, settingErrors, toSetting, type VoucherSetting } from './setting-form.ts'
import styles from './voucher.module.css'

const draft = 'manage/voucherSetting'

/** The voucher setting: a form with a preview. */
export function VoucherSettingPage() {
  const site = useText('site')
  const { data, error, isFetching, refetch } = useGetVoucherSetting()
  return (
    <>
      <PageTitle title={site('titles.voucherSetting')} />
      {data ? (
        <SettingForm known={data.setting} />
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <FormSkeleton fields={8} />
      )}
    </>
  )
}

/** Typed values survive an expired session. */
function SettingForm({ known }: { known: VoucherSetting }) {
  const t = useText('user/manage/voucherSetting')
  const owner = useSession(({ id }) => id)
  const allowed = useCan('save')
  const save = useSaveVoucherSetting({ request: { success: true } })
  const [saved, setSaved] = useState(known)
  const form = useCheckedForm<VoucherSetting>({
    keptAs: null,
    initial: draftOf<VoucherSetting>(owner, draft) ?? known,
    check: settingErrors,
    labels: {
      company_name: t('fields.company_name'),
      email: t('fields.email'),
      logo_file: t('fields.logo_file'),
      stamp_file: t('fields.stamp_file'),
    },
    fieldOf: (path) => path.replace(/^setting\./, ''),
    onValuesChange: (values) => keepDraft(owner, draft, values),
    submit: async (values) => {
      const answer = await save.mutateAsync({ data: { setting: toSetting(values) } })
      setSaved(answer.setting)
      form.change(answer.setting)
      dropDraft(owner, draft)
    },
  })
  const values = form.values
  const changed = isChanged(values, saved)
  return (
    <Columns
      widths={allowed ? 'minmax(0, 1fr) minmax(0, 1fr)' : 'minmax(0, 1fr)'}
      from="lg"
      gap="md"
      align="start"
    >
      <PageForm form={form} lead={!allowed && <Alert color="orange">{t('refused')}</Alert>}>
        <SettingFields
          values={values}
          onChange={form.change}
          errors={form.errors}
          disabled={!allowed || form.busy}
        />
        {allowed && (
          <div className={styles.bar}>
            <Button type="submit" loading={form.busy} disabled={!changed}>
              {t('save')}
            </Button>
            <Text role="status" span inherit fz="sm" c="dimmed">
              {t(changed ? 'unsaved' : 'saved')}
            </Text>
          </div>
        )}
      </PageForm>
      {allowed && <SettingPreview values={values} />}
    </Columns>
  )
}
