import { useApplyFriendlyLink } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { FormDialog, notify, Textarea, TextInput } from '@portal/ui'
import { useState } from 'react'
import { LateCaptcha } from '../../shared/captcha/late-captcha.ts'
import type { SolvedCaptcha } from '../../shared/captcha/use-captcha.ts'
import { refusedFields } from '../../shared/form/refused-fields.ts'
import styles from './cms.module.css'
import {
  noPartnerSite,
  type PartnerSiteValues,
  partnerSiteFaults,
  toPartnerSiteRequest,
} from './partner-site-form.ts'

/** As the contract has it. */
const fields = [
  { name: 'title', maxLength: 60, required: true },
  { name: 'link', maxLength: 300, required: true },
  { name: 'logo', maxLength: 300, required: false },
  { name: 'contact', maxLength: 120, required: true },
] as const

/** Asks the desk to link to one's own site: the fields, then a captcha, then the call. */
export default function PartnerSiteDialog({ onClose }: { onClose: () => void }) {
  const t = useText('cms/search')
  const rules = useText('validation')
  const apply = useApplyFriendlyLink()
  const [values, setValues] = useState(noPartnerSite)
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<Record<string, string>>({})
  const captcha = useAskedCaptcha()
  const faults = partnerSiteFaults(values)

  const change = (part: Partial<PartnerSiteValues>) => {
    setValues((known) => ({ ...known, ...part }))
    setRefused({})
  }
  const errorOf = (name: keyof PartnerSiteValues) => {
    const fault = tried ? faults[name] : undefined
    if (fault === 'address') return t('partner.addressWrong')
    return refused[name] ?? (fault && rules(fault))
  }

  const submit = async () => {
    setTried(true)
    if (Object.keys(faults).length > 0) return false
    const solved = await captcha.ask()
    if (!solved) return false
    try {
      await apply.mutateAsync({ data: toPartnerSiteRequest(values, solved) })
    } catch (error) {
      const named = refusedFields(error, {})
      if (!named) throw error
      setRefused(named)
      return false
    }
    notify.success(t('partner.sent'))
    return true
  }

  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('partner.title')}
      submitLabel={t('partner.submit')}
      onSubmit={submit}
    >
      <p className={styles.lead}>{t('partner.lead')}</p>
      {fields.map(({ name, maxLength, required }) => (
        <TextInput
          key={name}
          label={t(`partner.fields.${name}`)}
          {...(name !== 'title' && { description: t(`partner.hints.${name}`) })}
          {...((name === 'link' || name === 'logo') && { inputMode: 'url' as const, spellCheck: false })}
          value={values[name]}
          onChange={(event) => change({ [name]: event.currentTarget.value })}
          maxLength={maxLength}
          error={errorOf(name)}
          withAsterisk={required}
        />
      ))}
      <Textarea
        label={t('partner.fields.remark')}
        value={values.remark}
        onChange={(event) => change({ remark: event.currentTarget.value })}
        maxLength={300}
        rows={3}
        error={errorOf('remark')}
      />
      {captcha.asking && <LateCaptcha id={captcha.id} onSolved={captcha.answer} onClose={captcha.answer} />}
    </FormDialog>
  )
}

/** A captcha that somebody waits for; null where it was closed unsolved. */
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
