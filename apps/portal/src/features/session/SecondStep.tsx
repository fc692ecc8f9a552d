import { isRefusal, type Schemas, useSignIn } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, focusField, notify, Stack, Text } from '@portal/ui'
import { useEffect, useState } from 'react'
import { PageForm } from '../../shared/form/PageForm.tsx'
import { useCheckedForm } from '../../shared/form/use-checked-form.ts'
import { RecoveryCodes } from '../../shared/second-factor/RecoveryCodes.tsx'
import { SecondFactorField } from '../../shared/second-factor/SecondFactorField.tsx'
import { SecretView } from '../../shared/second-factor/SecretView.tsx'
import { plainCode, secondFactorError } from '../../shared/second-factor/second-factor-code.ts'

interface SecondStepProps {
  step: Schemas['SecondFactorStep']
  /** As it was typed. */
  account: string
  onSignedIn: (answer: Schemas['SignInAnswer']) => Promise<void>
  onBack: () => void
}

/** The second step of signing in. A member who has no second factor yet sets it up here, and then reads the recovery codes. */
export default function SecondStep({ step, account, onSignedIn, onBack }: SecondStepProps) {
  const t = useText('second-factor')
  const { challenge, secret } = step
  const { mutateAsync } = useSignIn()
  const [answer, setAnswer] = useState<Schemas['SignInAnswer'] | null>(null)
  useEffect(() => void focusField('code'), [])
  const form = useCheckedForm({
    keptAs: null,
    initial: { code: '' },
    check: ({ code }) => ({ code: secondFactorError(code) }),
    labels: { code: t('code') },
    fieldByReason: { CODE_WRONG: 'code', RATE_LIMITED: 'code' },
    submit: async ({ code }) => {
      try {
        const taken = await mutateAsync({ data: { tab: 'second_factor', challenge, code: plainCode(code) } })
        if (taken.recovery_codes) setAnswer(taken)
        else await onSignedIn(taken)
      } catch (error) {
        const ended = isRefusal(error, 'VALIDATION') ? error.fields['challenge'] : undefined
        if (!ended) throw error
        notify.error(ended.join(' '))
        onBack()
      }
    },
  })

  if (answer) {
    return (
      <Stack>
        <RecoveryCodes codes={answer.recovery_codes ?? []} />
        <Button fullWidth onClick={() => void onSignedIn(answer)}>
          {t('saved')}
        </Button>
      </Stack>
    )
  }
  return (
    <PageForm form={form} short aria-label={t('stepTitle')}>
      <Text role="status">{t(secret ? 'setUpLead' : 'stepLead', { account })}</Text>
      {secret && <SecretView secret={secret} account={account} />}
      <SecondFactorField
        value={form.values.code}
        onChange={(code) => form.change({ code })}
        error={form.errors['code']}
        recoverable={secret === null}
      />
      <Button type="submit" loading={form.busy} fullWidth>
        {t(secret ? 'finish' : 'signIn')}
      </Button>
      <Button variant="default" fullWidth onClick={onBack}>
        {t('back')}
      </Button>
    </PageForm>
  )
}
