import { ApiError, sendEmailCode, sendSmsCode } from '@portal/api-client'
import { useState } from 'react'
import { serverNow } from '../time/server-clock.ts'
import { startTimer, timerName } from './code-timer.ts'
import { type CodePurpose, emailEvents, type ReceiverValues, receiverName, smsTemplates } from './receiver.ts'
import type { SolvedCaptcha } from './use-captcha.ts'

interface SendCode {
  purpose: CodePurpose
  /** The receiver and the password, if needed; null with an error in these fields. */
  ready: () => { receiver: ReceiverValues; password?: string } | null
  /** A code is being sent. */
  sent: () => void
}

/** Name of the timer of this receiver. */
export const waitOf = (purpose: CodePurpose, receiver: ReceiverValues): string =>
  timerName(`${purpose} ${receiver.way}`, receiverName(receiver))

/** Sends a code: first the captcha, then the call, which shows its result in a notice. */
export function useSendCode({ purpose, ready, sent }: SendCode) {
  const [asking, setAsking] = useState<NonNullable<ReturnType<SendCode['ready']>> | null>(null)
  const [sending, setSending] = useState(false)
  const [captchaId] = useState(() => crypto.randomUUID())

  const send = async (captcha: SolvedCaptcha) => {
    if (!asking) return
    const { receiver, password } = asking
    setAsking(null)
    setSending(true)
    try {
      const { retry_after } = await sendTo(purpose, receiver, captcha, password)
      startTimer(waitOf(purpose, receiver), retry_after, serverNow())
      sent()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Another tab or an earlier visit has sent one: the server returns the remaining wait.
      const wait = error.data?.retry_after
      if (wait !== undefined) startTimer(waitOf(purpose, receiver), wait, serverNow())
    } finally {
      setSending(false)
    }
  }

  return {
    captchaId,
    /** The request to send once the captcha is solved; null while its dialog is closed. */
    asking,
    sending,
    start: () => setAsking(ready()),
    solved: (captcha: SolvedCaptcha) => void send(captcha),
    giveUp: () => setAsking(null),
  }
}

function sendTo(
  purpose: CodePurpose,
  receiver: ReceiverValues,
  { id, info }: SolvedCaptcha,
  password: string | undefined,
) {
  const common = { captchaId: id, captchaInfo: info, ...(password !== undefined && { password }) }
  const { way, area_num } = receiver
  return way === 'email'
    ? sendEmailCode(
        { email: receiver.email.trim(), ...common, event: emailEvents[purpose] },
        { announce: true, success: true },
      )
    : sendSmsCode(
        { area_num, mobile: receiver.mobile.trim(), ...common, template_code: smsTemplates[purpose] },
        { announce: true, success: true },
      )
}
