import { isRefusal, type Schemas, useSignIn } from '@portal/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { safeReturnPath } from '../../shared/address/safe-url.ts'
import { enterMember } from '../../shared/session/enter-member.ts'
import type { SolvedCaptcha } from '../../shared/verification/use-captcha.ts'
import { type LoginField, type LoginValues, toSignInRequest } from './login-rules.ts'

interface SignInFlow {
  /** Unknown until the server has answered; a captcha is needed until it has said otherwise. */
  options: Schemas['SignInOptions'] | undefined
  returnTo: string | undefined
  /** Puts the focus where a refusal can be corrected. */
  correct: (field: LoginField) => void
}

/**
 * From the filled form to the page behind it: the captcha if the server wants one, signing in, and back to
 * where the operator was. A refusal shows its notice.
 */
export function useSignInFlow({ options, returnTo, correct }: SignInFlow) {
  const signIn = useSignIn({ request: { announce: true } })
  const enter = useEnter(returnTo)
  const [waiting, setWaiting] = useState<LoginValues | null>(null)
  const [captchaId] = useState(() => crypto.randomUUID())
  const [leaving, setLeaving] = useState(false)
  const setCorrecting = useFocusOnceClosed(waiting !== null, correct)

  const send = async (values: LoginValues, captcha: SolvedCaptcha | null) => {
    setWaiting(null)
    try {
      const answer = await signIn.mutateAsync({ data: toSignInRequest(values, captcha) })
      setLeaving(true)
      await enter(answer)
    } catch (error) {
      setLeaving(false)
      setCorrecting(isRefusal(error, 'ACCOUNT_UNKNOWN') ? 'username' : 'password')
    }
  }

  return {
    captchaId,
    /** What is sent once the captcha is solved; null while its dialog does not stand open. */
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
  }
}

/** The dialog holds the focus while it stands, so the field gets it after it has gone. */
function useFocusOnceClosed(dialogOpen: boolean, focus: (field: LoginField) => void) {
  const [field, setField] = useState<LoginField | null>(null)
  useEffect(() => {
    if (dialogOpen || field === null) return
    focus(field)
    setField(null)
  }, [dialogOpen, field, focus])
  return setField
}

/** Makes a visitor the member that signing in or registering answered, and leads back to where that was. */
export function useEnter(returnTo: string | undefined) {
  const router = useRouter()
  const queryClient = useQueryClient()
  return async ({ userInfo, routePath }: Schemas['SignInAnswer']) => {
    enterMember(userInfo, queryClient)
    await router.navigate({ href: returnTo ?? safeReturnPath(routePath) ?? '/user', replace: true })
  }
}
