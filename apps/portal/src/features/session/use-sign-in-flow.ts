import { ApiError, isRefusal, type Schemas, useSignIn } from '@portal/api-client'
import { notify } from '@portal/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { safeReturnPath } from '../../shared/address/safe-url.ts'
import { enterMember } from '../../shared/session/member.ts'
import type { SolvedCaptcha } from '../../shared/verification/use-captcha.ts'
import { type LoginField, type LoginValues, toSignInRequest } from './login-rules.ts'

interface SecondStep {
  step: Schemas['SecondFactorStep']
  account: string
}

interface SignInFlow {
  /** Undefined until loaded; a captcha is required until the server says otherwise. */
  options: Schemas['SignInOptions'] | undefined
  returnTo: string | undefined
  /** Focuses the field to correct. */
  correct: (field: LoginField) => void
}

/** From the form to the page behind it: captcha if required, sign-in, a second step, return. A refusal shows its notice. */
export function useSignInFlow({ options, returnTo, correct }: SignInFlow) {
  const signIn = useSignIn()
  const enter = useEnter(returnTo)
  const [waiting, setWaiting] = useState<LoginValues | null>(null)
  const [captchaId] = useState(() => crypto.randomUUID())
  const [leaving, setLeaving] = useState(false)
  const [second, setSecond] = useState<SecondStep | null>(null)
  const setCorrecting = useFocusOnceClosed(waiting !== null, correct)

  const send = async (values: LoginValues, captcha: SolvedCaptcha | null) => {
    setWaiting(null)
    try {
      const answer = await signIn.mutateAsync({ data: toSignInRequest(values, captcha) })
      setLeaving(true)
      await enter(answer)
    } catch (error) {
      setLeaving(false)
      const step = error instanceof ApiError ? error.data?.second_factor : undefined
      if (step) return setSecond({ step, account: values.username.trim() })
      if (error instanceof ApiError && error.kind === 'refusal') notify.error(error.message)
      setCorrecting(isRefusal(error, 'ACCOUNT_UNKNOWN') ? 'username' : 'password')
    }
  }

  return {
    captchaId,
    /** The request that waits for the captcha; null while its dialog is closed. */
    asking: waiting,
    busy: signIn.isPending || leaving,
    start: (values: LoginValues) => {
      if (options?.userLoginCaptchaSwitch === false) void send(values, null)
      else setWaiting(values)
    },
    solved: (captcha: SolvedCaptcha) => {
      if (waiting) void send(waiting, captcha)
    },
    giveUp: () => {
      setWaiting(null)
      setCorrecting('password')
    },
    /** The second step that the server asks for; null before it. */
    second,
    enter,
    backToPassword: () => {
      setSecond(null)
      setCorrecting('password')
    },
  }
}

/** An open dialog traps the focus, so the field gets it after the dialog has closed. */
function useFocusOnceClosed(dialogOpen: boolean, focus: (field: LoginField) => void) {
  const [field, setField] = useState<LoginField | null>(null)
  useEffect(() => {
    if (dialogOpen || field === null) return
    focus(field)
    setField(null)
  }, [dialogOpen, field, focus])
  return setField
}

/** Signs the visitor in as the returned member and navigates back. */
export function useEnter(returnTo: string | undefined) {
  const router = useRouter()
  const queryClient = useQueryClient()
  return async ({ userInfo, routePath }: Schemas['SignInAnswer']) => {
    enterMember(userInfo, queryClient)
    await router.navigate({ href: returnTo ?? safeReturnPath(routePath) ?? '/user', replace: true })
  }
}
