import { useText } from '@portal/i18n'
import { Button, Group, SegmentedControl, Stack, Text, TextInput } from '@portal/ui'
import { type FormEvent, useEffect, useRef } from 'react'
import { type CaptchaCall, isSilent } from './captcha-call.ts'
import { ReceiverFields } from './ReceiverFields.tsx'
import { type ReceiverValues, receiverName, type Way } from './receiver.ts'
import type { SolvedCaptcha } from './use-captcha.ts'
import { useCaptchaCode } from './use-captcha-code.ts'

interface CaptchaCodeProps {
  id: string
  call: CaptchaCall
  onSolved: (captcha: SolvedCaptcha) => void
  onBack: () => void
}

const ways: readonly Way[] = ['email', 'mobile']

/** A code by e-mail or SMS, for users who cannot see or click the picture. */
export function CaptchaCode({ id, call, onSolved, onBack }: CaptchaCodeProps) {
  const t = useText('verification')
  const rules = useText('validation')
  const captcha = useCaptchaCode(id, call, onSolved)
  const field = useRef<HTMLInputElement>(null)
  const lead = useRef<HTMLParagraphElement>(null)
  // The button that led here is gone: focus the start of the new content.
  useEffect(() => lead.current?.focus(), [])
  // The field can take the focus only after it has rendered enabled.
  useEffect(() => {
    if (captcha.sent > 0) field.current?.focus()
  }, [captcha.sent])
  const isSent = captcha.sent > 0

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React bubbles the submit to the form around the dialog.
    event.stopPropagation()
    if (!isSent) await captcha.send()
    else if (!(await captcha.check())) field.current?.focus()
  }

  const textOf = ({ failure }: typeof captcha) =>
    failure === null ? undefined : 'said' in failure ? failure.said : rules(failure.rule)

  const waiting = captcha.left > 0
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="sm">
        <Text ref={lead} tabIndex={-1} style={{ overflowWrap: 'anywhere', outline: 'none' }}>
          <Lead call={call} />
        </Text>
        <Receiver call={call} captcha={captcha} />
        <Button
          variant={isSent ? 'default' : 'filled'}
          type={isSent ? 'button' : 'submit'}
          loading={captcha.busy === 'sending'}
          style={{ fontVariantNumeric: 'tabular-nums' }}
          // Stays in the tab order while it waits.
          {...(waiting && { 'data-disabled': true, 'aria-disabled': true })}
          {...(isSent && {
            onClick: () => void captcha.send(),
          })}
        >
          {waiting ? t('wait', { count: captcha.left }) : t('send')}
        </Button>
        <Text role="status" c={isSent ? 'var(--mantine-color-success)' : 'inherit'}>
          {isSent && t(isSilent(call) ? 'instead.sentIfKnown' : 'instead.sent')}
        </Text>
        <TextInput
          ref={field}
          name="captcha_code"
          label={t('instead.code')}
          description={t('codeHint')}
          value={captcha.code}
          onChange={(event) => captcha.setCode(event.currentTarget.value)}
          disabled={!isSent}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={8}
          error={textOf(captcha)}
        />
        <Group justify="space-between" gap="sm">
          <Button variant="subtle" onClick={onBack}>
            {t('instead.back')}
          </Button>
          <Button type="submit" disabled={!isSent} loading={captcha.busy === 'checking'}>
            {t('instead.confirm')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function Lead({ call }: { call: CaptchaCall }) {
  const t = useText('verification')
  if (call.purpose === 'sign_in') return t('instead.toAccount', { account: call.account.trim() })
  if (call.purpose === 'friendly_link') return t('instead.toAnyone')
  return t('instead.toReceiver', { receiver: shown(call.receiver) })
}

const shown = (receiver: ReceiverValues) =>
  receiver.way === 'email' ? receiver.email.trim() : `+${receiverName(receiver)}`

/** Signing in needs only the channel, a friendly link the receiver; elsewhere the form already has both. */
function Receiver({ call, captcha }: { call: CaptchaCall; captcha: ReturnType<typeof useCaptchaCode> }) {
  const t = useText('verification')
  const rules = useText('validation')
  if (call.purpose === 'friendly_link') {
    const errors = Object.entries(captcha.errors).map(([name, error]) => [name, rules(error)])
    return (
      <ReceiverFields
        ways={ways}
        values={captcha.receiver}
        onChange={captcha.choose}
        errors={Object.fromEntries(errors)}
      />
    )
  }
  if (call.purpose !== 'sign_in') return null
  return (
    <SegmentedControl
      fullWidth
      aria-label={t('way')}
      value={captcha.receiver.way}
      onChange={(way) => captcha.choose({ way })}
      data={ways.map((way) => ({ value: way, label: t(way) }))}
    />
  )
}
