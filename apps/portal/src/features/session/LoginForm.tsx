import { useSession } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Button, Checkbox, PasswordInput, TextInput } from '@portal/ui'
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react'
import styles from './LoginPage.module.css'
import { type LoginFault, type LoginField, loginFaults } from './login-rules.ts'
import { useSignInFlow } from './use-sign-in-flow.ts'

// Needed by the second click at the earliest.
const CaptchaDialog = lazy(() => import('./CaptchaDialog.tsx'))

interface LoginFormProps {
  /** Path to open afterwards; the server's own suggestion when absent. */
  returnTo: string | undefined
}

/** Account, password, and the captcha where the server asks for it. */
export function LoginForm({ returnTo }: LoginFormProps) {
  const t = useText('user/login')
  const rules = useText('validation')
  const lastName = useSession((member) => member.username)
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<Partial<Record<LoginField, LoginFault>>>({})
  const flow = useSignInFlow(returnTo, (field) => focusField(form.current, field))

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = valuesOf(event.currentTarget)
    const found = loginFaults(values)
    setFaults(found)
    const first = (['username', 'password'] as const).find((field) => found[field])
    if (first) focusField(form.current, first)
    else flow.start(values)
  }

  const faultText = (field: LoginField) => faults[field] && rules(faults[field])

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <TextInput
        name="username"
        label={t('account')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={lastName}
        maxLength={120}
        required
        error={faultText('username')}
      />
      <PasswordInput
        name="password"
        label={t('password')}
        autoComplete="current-password"
        required
        visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
        error={faultText('password')}
      />
      <Checkbox name="keep" label={t('keep')} />
      <Button type="submit" loading={flow.busy} fullWidth>
        {t('submit')}
      </Button>
      <Suspense>
        {flow.asking && <CaptchaDialog id={flow.captchaId} onSolved={flow.solved} onClose={flow.giveUp} />}
      </Suspense>
    </form>
  )
}

function valuesOf(form: HTMLFormElement) {
  const data = new FormData(form)
  return {
    username: textIn(data, 'username'),
    password: textIn(data, 'password'),
    keep: data.get('keep') !== null,
  }
}

const textIn = (data: FormData, field: LoginField) => {
  const value = data.get(field)
  return typeof value === 'string' ? value : ''
}

function focusField(form: HTMLFormElement | null, field: LoginField) {
  form?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus()
}
