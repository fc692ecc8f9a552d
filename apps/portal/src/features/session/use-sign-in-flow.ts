import { isRefusal, useSignIn, useSignInOptions } from '@portal/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { enterMember } from '../../navigation/enter-member.ts'
import { safeReturnPath } from '../../navigation/safe-url.ts'
import { type LoginField, type LoginValues, type SolvedCaptcha, toSignInRequest } from './login-rules.ts'

/**
 * From the filled form to the page behind it: the captcha if the server wants one, signing in, and back to
 * where the operator was. A refusal shows its notice, and `mend` gets the field where it can be mended.
 */
export function useSignInFlow(returnTo: string | undefined, mend: (field: LoginField) => void) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const signIn = useSignIn()
  // Asked once per opened page: signing in makes the answer stale, but a member has no use for a new one.
  const options = useSignInOptions({ query: { gcTime: 0, enabled: ({ state }) => state.data === undefined } })
  const [waiting, setWaiting] = useState<LoginValues | null>(null)
  const [captchaId] = useState(() => crypto.randomUUID())
  const [leaving, setLeaving] = useState(false)
  const asking = waiting !== null
  const setMending = useFocusOnceClosed(asking, mend)

  const send = async (values: LoginValues, captcha: SolvedCaptcha | null) => {
    setWaiting(null)
    try {
      const { userInfo, routePath } = await signIn.mutateAsync({ data: toSignInRequest(values, captcha) })
      setLeaving(true)
      enterMember(userInfo, queryClient)
      await router.navigate({ href: returnTo ?? safeReturnPath(routePath) ?? '/user', replace: true })
    } catch (error) {
      setLeaving(false)
      setMending(isRefusal(error, 'ACCOUNT_UNKNOWN') ? 'username' : 'password')
    }
  }

  return {
    captchaId,
    /** The captcha dialog stands open. */
    asking,
    busy: signIn.isPending || leaving,
    start: (values: LoginValues) => {
      // Until the server has said otherwise a captcha is needed.
      if (options.data?.userLoginCaptchaSwitch === false) void send(values, null)
      else setWaiting(values)
    },
    solved: (captcha: SolvedCaptcha) => {
      if (waiting) void send(waiting, captcha)
    },
    giveUp: () => {
      setWaiting(null)
      setMending('password')
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
