import { useText } from '@portal/i18n'
import { Button, Columns, fieldId, Input, useNow } from '@portal/ui'
import { useRef } from 'react'
import { sendingPurposes } from './captcha-call.ts'
import { secondsLeft } from './code-timer.ts'
import { LazyCaptcha } from './lazy-captcha.ts'
import type { CodePurpose, ReceiverValues } from './receiver.ts'
import { useSendCode, waitOf } from './use-send-code.ts'

interface CodeFieldProps {
  purpose: CodePurpose
  /** The receiver of the code. */
  receiver: ReceiverValues
  /** Validates the fields that sending needs and shows their errors; null with any. */
  ready: () => { receiver: ReceiverValues; password?: string } | null
  value: string
  onChange: (code: string) => void
  error?: string | undefined
}

/** The field of a code, with a button that sends one and a countdown to the next. */
export function CodeField({ purpose, receiver, ready, value, onChange, error }: CodeFieldProps) {
  const t = useText('verification')
  const field = useRef<HTMLInputElement>(null)
  const code = useSendCode({ purpose, ready, sent: () => field.current?.focus() })
  const left = secondsLeft(waitOf(purpose, receiver), useNow(1000))
  return (
    <Input.Wrapper
      id={fieldId('captcha')}
      label={t('code')}
      description={t('codeHint')}
      error={error}
      required
    >
      <Columns widths="minmax(0, 1fr) auto" gap="xs">
        <Input
          ref={field}
          id={fieldId('captcha')}
          name="captcha"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={8}
          error={Boolean(error)}
        />
        <Button
          miw={128}
          style={{ fontVariantNumeric: 'tabular-nums' }}
          variant="default"
          loading={code.sending}
          // Stays in the tab order while it waits.
          {...(left > 0 && { 'data-disabled': true, 'aria-disabled': true })}
          onClick={() => left === 0 && code.start()}
        >
          {left > 0 ? t('wait', { count: left }) : t('send')}
        </Button>
      </Columns>
      {code.asking !== null && (
        <LazyCaptcha
          id={code.captchaId}
          call={{ purpose: sendingPurposes[purpose], receiver: code.asking.receiver }}
          onSolved={code.solved}
          onClose={code.giveUp}
        />
      )}
    </Input.Wrapper>
  )
}
