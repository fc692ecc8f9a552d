import { useSaveVoucherSetting, useVoucherSetting } from '@portal/api-client'
import { useHoldsNode, useSession } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Alert, Button, FormErrorSummary, FormSkeleton, PageTitle } from '@portal/ui'
import { useState } from 'react'
import { draftOf, dropDraft, keepDraft } from '../../shared/form/form-drafts.ts'
import { useCheckedForm } from '../../shared/form/use-checked-form.ts'
import { LoadFault } from '../../shared/LoadFault.tsx'
import { SettingFields } from './SettingFields.tsx'
import { SettingPreview } from './SettingPreview.tsx'
import { isChanged, settingFaults, toSetting, type VoucherSetting } from './setting-form.ts'
import styles from './voucher.module.css'

const draft = 'manage/voucherSetting'

/** How the company's vouchers look: a form, and beside it what comes of it. */
export function VoucherSettingPage() {
  const site = useText('site')
  const { data, error, isFetching, refetch } = useVoucherSetting()
  return (
    <>
      <PageTitle title={site('titles.voucherSetting')} />
      {data ? (
        <SettingForm known={data.setting} />
      ) : error ? (
        <LoadFault error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <FormSkeleton fields={8} />
      )}
    </>
  )
}

/** What was typed outlives a session that ends meanwhile. */
function SettingForm({ known }: { known: VoucherSetting }) {
  const t = useText('user/manage/voucherSetting')
  const owner = useSession(({ id }) => id)
  const allowed = useHoldsNode('voucherSetting/save')
  const save = useSaveVoucherSetting({ request: { success: true } })
  const [saved, setSaved] = useState(known)
  const { form, busy, onSubmit, summary, errorOf } = useCheckedForm<VoucherSetting>({
    initial: draftOf<VoucherSetting>(owner, draft) ?? known,
    faults: settingFaults,
    names: {
      company_name: t('fields.company_name'),
      email: t('fields.email'),
      logo_file: t('fields.logo_file'),
      stamp_file: t('fields.stamp_file'),
    },
    onValuesChange: (values) => keepDraft(owner, draft, values),
    submit: async (values) => {
      const answer = await save.mutateAsync({ data: { setting: toSetting(values) } })
      setSaved(answer.setting)
      form.setValues(answer.setting)
      dropDraft(owner, draft)
    },
  })
  const values = form.getValues()
  const changed = isChanged(values, saved)
  return (
    <div className={styles.columns} data-alone={!allowed || undefined}>
      <form className={styles.form} onSubmit={onSubmit} noValidate aria-busy={busy}>
        {!allowed && <Alert color="orange">{t('refused')}</Alert>}
        <FormErrorSummary {...summary} />
        <SettingFields
          values={values}
          onChange={(part) => form.setValues(part)}
          errorOf={(field) => errorOf(field) ?? errorOf(`setting.${field}`)}
          disabled={!allowed || busy}
        />
        {allowed && (
          <div className={styles.bar}>
            <Button type="submit" loading={busy} disabled={!changed}>
              {t('save')}
            </Button>
            <span role="status" className={styles.hint}>
              {t(changed ? 'unsaved' : 'saved')}
            </span>
          </div>
        )}
      </form>
      {allowed && <SettingPreview values={values} />}
    </div>
  )
}
