import { useSignIn } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Anchor, Button, Checkbox, fieldId, Group, lazyDialog, TextInput } from '@portal/ui'
import { useState } from 'react'
import { PageForm } from '../../shared/form/PageForm.tsx'
import { useCheckedForm } from '../../shared/form/use-checked-form.ts'
import { PasswordField } from '../../shared/password/PasswordField.tsx'
import { CodeField } from '../../shared/verification/CodeField.tsx'
import { ReceiverFields } from '../../shared/verification/ReceiverFields.tsx'
import { receiverErrors, type Way } from '../../shared/verification/receiver.ts'
import type { Agreement } from './AgreementDialog.tsx'
import styles from './LoginPage.module.css'
import {
  emptyRegistration,
  type RegisterValues,
  registerErrors,
  registerReasons,
  toRegisterRequest,
} from './register-form.ts'
import { useEnter } from './use-sign-in-flow.ts'

const AgreementDialog = lazyDialog(() => import('./AgreementDialog.tsx'))

interface RegisterFormProps {
  /** Ways to send a code, at least one. */
  ways: readonly [Way, ...Way[]]
  returnTo: string | undefined
}

/** E-mail or mobile number with its code, account, password, and agreement to the terms. */
export default function RegisterForm({ ways, returnTo }: RegisterFormProps) {
  const t = useText('session')
  const verification = useText('verification')
  const register = useSignIn()
  const enter = useEnter(returnTo)
  const [way, setWay] = useState(ways[0])
  const [reading, setReading] = useState<Agreement | null>(null)
  const form = useCheckedForm<RegisterValues>({
    keptAs: null,
    initial: emptyRegistration(ways[0]),
    check: registerErrors,
    labels: {
      email: verification('email'),
      mobile: verification('mobile'),
      captcha: verification('code'),
      username: t('account'),
      password: t('password'),
    },
    fieldByReason: registerReasons(way),
    submit: async (values) => enter(await register.mutateAsync({ data: toRegisterRequest(values) })),
  })
  const values = form.values

  const ready = () => (form.passes(receiverErrors(values)) ? { receiver: values } : null)

  return (
    <PageForm form={form}>
      <ReceiverFields
        ways={ways}
        values={values}
        onChange={(part) => {
          if (part.way) setWay(part.way)
          form.change(part)
        }}
        errors={form.errors}
      />
      <CodeField
        purpose="register"
        receiver={values}
        ready={ready}
        value={values.captcha}
        onChange={(captcha) => form.change({ captcha })}
        error={form.errors.captcha}
      />
      <TextInput
        {...form.field('username')}
        id={fieldId('username')}
        name="username"
        label={t('account')}
        description={t('accountHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={30}
        required
      />
      <PasswordField
        {...form.field('password')}
        name="password"
        label={t('password')}
        description={t('passwordHint')}
        autoComplete="new-password"
      />
      <Group className={styles.agreement} gap="6px 20px" align="stretch">
        <Checkbox
          {...form.field('agreement', { type: 'checkbox' })}
          id={fieldId('agreement')}
          label={t('agree')}
        />
        {(['terms', 'privacy'] as const).map((agreement) => (
          <Anchor key={agreement} component="button" type="button" onClick={() => setReading(agreement)}>
            {t(`read.${agreement}`)}
          </Anchor>
        ))}
      </Group>
      <Button type="submit" loading={form.busy} fullWidth>
        {t('register')}
      </Button>
      {reading && <AgreementDialog agreement={reading} onClose={() => setReading(null)} />}
    </PageForm>
  )
}
