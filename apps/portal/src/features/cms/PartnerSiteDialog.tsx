import { useApplyFriendlyLink } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { FormDialog, notify, Text, Textarea, TextInput } from '@portal/ui'
import { useState } from 'react'
import { useCheckedForm } from '../../shared/form/use-checked-form.ts'
import { LazyCaptcha } from '../../shared/verification/lazy-captcha.ts'
import type { SolvedCaptcha } from '../../shared/verification/use-captcha.ts'
import { noPartnerSite, partnerSiteErrors, toPartnerSiteRequest } from './partner-site-form.ts'

/** The contract's field names. */
const fields = [
  { name: 'title', maxLength: 60, required: true },
  { name: 'link', maxLength: 300, required: true },
  { name: 'logo', maxLength: 300, required: false },
  { name: 'contact', maxLength: 120, required: true },
] as const

/** Applies for a link to the member's own site: fields, captcha, request. */
export default function PartnerSiteDialog({ onClose }: { onClose: () => void }) {
  const t = useText('cms/search')
  const rules = useText('validation')
  const apply = useApplyFriendlyLink()
  const captcha = useAskedCaptcha()
  const form = useCheckedForm({
    keptAs: 'partner site',
    initial: noPartnerSite,
    check: partnerSiteErrors,
    textFor: (error) => (error === 'address' ? t('partner.addressWrong') : rules(error)),
    submit: async (values) => {
      const solved = await captcha.ask()
      if (!solved) return false
      await apply.mutateAsync({ data: toPartnerSiteRequest(values, solved) })
      notify.success(t('partner.sent'))
      return true
    },
  })

  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('partner.title')}
      submitLabel={t('partner.submit')}
      onSubmit={form.submit}
      isUnsaved={form.isUnsaved}
    >
      <Text>{t('partner.lead')}</Text>
      {fields.map(({ name, maxLength, required }) => (
        <TextInput
          key={name}
          {...form.field(name)}
          label={t(`partner.fields.${name}`)}
          {...(name !== 'title' && { description: t(`partner.hints.${name}`) })}
          {...((name === 'link' || name === 'logo') && { inputMode: 'url' as const, spellCheck: false })}
          maxLength={maxLength}
          withAsterisk={required}
        />
      ))}
      <Textarea {...form.field('remark')} label={t('partner.fields.remark')} maxLength={300} rows={3} />
      {captcha.asking && (
        <LazyCaptcha
          id={captcha.id}
          call={{ purpose: 'friendly_link' }}
          onSolved={captcha.answer}
          onClose={captcha.answer}
        />
      )}
    </FormDialog>
  )
}

/** Opens a captcha and resolves with its answer; null if it was closed unsolved. */
function useAskedCaptcha() {
  const [id] = useState(() => crypto.randomUUID())
  const [waiting, setWaiting] = useState<{ resolve: (solved: SolvedCaptcha | null) => void } | null>(null)
  return {
    id,
    asking: waiting !== null,
    ask: () => new Promise<SolvedCaptcha | null>((resolve) => setWaiting({ resolve })),
    answer: (solved?: SolvedCaptcha) => {
      waiting?.resolve(solved ?? null)
      setWaiting(null)
    },
  }
}
