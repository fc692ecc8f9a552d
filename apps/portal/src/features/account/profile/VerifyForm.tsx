import { useVerifyAccount } from '@portal/api-client'
import { session } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Button, Group, Text } from '@portal/ui'
import { codeError, passwordError } from '../../../shared/form/field-rules.ts'
import { PageForm } from '../../../shared/form/PageForm.tsx'
import { useCheckedForm } from '../../../shared/form/use-checked-form.ts'
import { PasswordField } from '../../../shared/password/PasswordField.tsx'
import { CodeField } from '../../../shared/verification/CodeField.tsx'
import type { ReceiverValues, Way } from '../../../shared/verification/receiver.ts'
import { useFocusOn } from './ReceiverForm.tsx'

interface VerifyFormProps {
  way: Way
  /** Receives the proof that allows the change. */
  onVerified: (proof: string) => void
  onCancel: () => void
}

/** Where the member's codes are sent now. */
function boundReceiver(way: Way): ReceiverValues {
  const { email = '', area_num = '', mobile = '' } = session.store.getState()
  return { way, email, area_num, mobile }
}

/** First step of a change: the password and a code sent to the bound address or number. */
export function VerifyForm({ way, onVerified, onCancel }: VerifyFormProps) {
  const t = useText('user/account/profile')
  const verification = useText('verification')
  const common = useText('common')
  const verify = useVerifyAccount()
  const receiver = boundReceiver(way)
  useFocusOn('password')
  const form = useCheckedForm({
    keptAs: null,
    initial: { password: '', captcha: '' },
    check: ({ password, captcha }) => ({ password: passwordError(password), captcha: codeError(captcha) }),
    labels: { password: t('password'), captcha: verification('code') },
    fieldByReason: { CODE_WRONG: 'captcha' },
    submit: async ({ captcha }) => {
      const answer = await verify.mutateAsync({ data: { type: way, captcha: captcha.trim() } })
      onVerified(answer.accountVerificationToken)
    },
  })
  const { password, captcha } = form.values

  const ready = () => (form.passes({ password: passwordError(password) }) ? { receiver, password } : null)

  return (
    <PageForm
      form={form}
      aria-label={t('verify')}
      lead={
        <Text size="sm" c="dimmed">
          {t(`verifyHint.${way}`)}
        </Text>
      }
    >
      <PasswordField
        {...form.field('password')}
        name="password"
        label={t('password')}
        autoComplete="current-password"
      />
      <CodeField
        purpose="verify"
        receiver={receiver}
        ready={ready}
        value={captcha}
        onChange={(next) => form.change({ captcha: next })}
        error={form.errors.captcha}
      />
      <Group gap="xs" align="stretch">
        <Button type="submit" loading={form.busy}>
          {t('next')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {common('cancel')}
        </Button>
      </Group>
    </PageForm>
  )
}
