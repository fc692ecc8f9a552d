import { ApiError, checkCaptchaCode, sendCaptchaCode } from '@portal/api-client'
import { useNow } from '@portal/ui'
import { useState } from 'react'
import { codeError, type ValidationError } from '../form/field-rules.ts'
import { serverNow } from '../time/server-clock.ts'
import { type CaptchaCall, toCaptchaCodeRequest } from './captcha-call.ts'
import { secondsLeft, startTimer, timerName } from './code-timer.ts'
import { noReceiver, type ReceiverValues, receiverErrors } from './receiver.ts'
import type { SolvedCaptcha } from './use-captcha.ts'

/** A message of the server, or a validation error. */
type CodeFailure = { readonly said: string } | { readonly rule: ValidationError }

/** A code instead of the picture: its receiver, sending it, and redeeming it. */
export function useCaptchaCode(id: string, call: CaptchaCall, solved: (captcha: SolvedCaptcha) => void) {
  const [receiver, setReceiver] = useState<ReceiverValues>(noReceiver)
  const [errors, setErrors] = useState<ReturnType<typeof receiverErrors>>({})
  const [sent, setSent] = useState(0)
  const [code, setCode] = useState('')
  const [failure, setFailure] = useState<CodeFailure | null>(null)
  const [busy, setBusy] = useState<'sending' | 'checking' | null>(null)

  const request = toCaptchaCodeRequest(id, call, receiver)
  const wait = timerName(
    `captcha ${request.purpose} ${request.type}`,
    `${request.area_num ?? ''} ${request.account}`,
  )
  const left = secondsLeft(wait, useNow(1000))

  const send = async () => {
    const found = call.purpose === 'friendly_link' ? receiverErrors(receiver) : {}
    setErrors(found)
    if (Object.keys(found).length > 0 || left > 0) return
    setBusy('sending')
    try {
      const { retry_after } = await sendCaptchaCode(request, { announce: true })
      startTimer(wait, retry_after, serverNow())
      setSent(sent + 1)
      setFailure(null)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const later = error.data?.retry_after
      if (later !== undefined) startTimer(wait, later, serverNow())
    } finally {
      setBusy(null)
    }
  }

  const check = async () => {
    const rule = codeError(code)
    setFailure(rule === undefined ? null : { rule })
    if (rule !== undefined) return false
    setBusy('checking')
    try {
      const { captchaInfo } = await checkCaptchaCode({ captchaId: id, code: code.trim() })
      solved({ id, info: captchaInfo })
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure({ said: error.message })
      return false
    } finally {
      setBusy(null)
    }
  }

  return {
    receiver,
    choose: (part: Partial<ReceiverValues>) => {
      setReceiver({ ...receiver, ...part })
      setErrors({})
      setSent(0)
    },
    errors,
    /** Number of codes sent to this receiver. */
    sent,
    /** Seconds until the next code may be requested. */
    left,
    code,
    setCode,
    failure,
    busy,
    send,
    check,
  }
}
