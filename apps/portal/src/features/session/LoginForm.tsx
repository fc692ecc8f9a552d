import type { Schemas } from '@portal/api-client'
import { useSession } from '@portal/auth'
import { language, loadTexts, useText } from '@portal/i18n'
import {
  Button,
  Checkbox,
  FormSkeleton,
  Group,
  lazySection,
  SkeletonArea,
  Stack,
  TextInput,
} from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import link from '../../shared/links.module.css'
import { PasswordField } from '../../shared/password/PasswordField.tsx'
import { LazyCaptcha } from '../../shared/verification/lazy-captcha.ts'
import { type LoginField, loginErrors } from './login-rules.ts'
import { useSignInFlow } from './use-sign-in-flow.ts'

// Most members have no second factor.
const SecondStep = lazySection(
  async () => {
    const [part] = await Promise.all([import('./SecondStep.tsx'), loadTexts(language(), ['second-factor'])])
    return part
  },
  {
    loading: (
      <SkeletonArea>
        <FormSkeleton />
      </SkeletonArea>
    ),
  },
)

interface LoginFormProps {
  /** The server's sign-in options; undefined until loaded. */
  options: Schemas['SignInOptions'] | undefined
  /** Path to open afterwards; the server's suggestion if absent. */
  returnTo: string | undefined
}

/** Account, password, and a captcha if the server requires one. */
export function LoginForm({ options, returnTo }: LoginFormProps) {
  const t = useText('user/login')
  const rules = useText('validation')
  const lastName = useSession((member) => member.username)
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<ReturnType<typeof loginErrors>>({})
  const flow = useSignInFlow({ options, returnTo, correct: (field) => focusField(form.current, field) })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = valuesOf(event.currentTarget)
    const found = loginErrors(values)
    setErrors(found)
    const first = (['username', 'password'] as const).find((field) => found[field])
    if (first) focusField(form.current, first)
    else flow.start(values)
  }

  if (flow.second) {
    return <SecondStep {...flow.second} onSignedIn={flow.enter} onBack={flow.backToPassword} />
  }

  const errorText = (field: LoginField) => errors[field] && rules(errors[field])

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          name="username"
          label={t('account')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={lastName}
          maxLength={120}
          required
          error={errorText('username')}
        />
        <PasswordField
          name="password"
          label={t('password')}
          autoComplete="current-password"
          error={errorText('password')}
        />
        <Group gap="var(--mantine-spacing-xs) var(--mantine-spacing-md)" justify="space-between">
          <Checkbox name="keep" label={t('keep')} />
          {options?.accountVerificationType.length !== 0 && (
            <Link
              to="/user/login"
              search={(search) => ({ ...search, type: 'retrieve' })}
              className={link.link}
            >
              {t('forgotten')}
            </Link>
          )}
        </Group>
        <Button type="submit" loading={flow.busy} fullWidth>
          {t('submit')}
        </Button>
        {flow.asking !== null && (
          <LazyCaptcha
            id={flow.captchaId}
            call={{ purpose: 'sign_in', account: flow.asking.username }}
            onSolved={flow.solved}
            onClose={flow.giveUp}
          />
        )}
      </Stack>
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
