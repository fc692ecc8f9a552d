import { useText } from '@portal/i18n'
import { Anchor, fieldId, Stack, TextInput } from '@portal/ui'
import { useState } from 'react'

interface SecondFactorFieldProps {
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  /** Whether a recovery code does too; not for a new app. */
  recoverable: boolean
}

/** The code of the authenticator app in one field, which phones fill and people paste into; or a recovery code. */
export function SecondFactorField({ value, onChange, error, recoverable }: SecondFactorFieldProps) {
  const t = useText('second-factor')
  const [recovery, setRecovery] = useState(false)
  return (
    <Stack gap={4} align="flex-start">
      <TextInput
        key={String(recovery)}
        id={fieldId('code')}
        name="code"
        label={t(recovery ? 'recoveryCode' : 'code')}
        description={t(recovery ? 'recoveryHint' : 'codeHint')}
        autoComplete={recovery ? 'off' : 'one-time-code'}
        inputMode={recovery ? 'text' : 'numeric'}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        required
        w="100%"
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {recoverable && (
        <Anchor
          component="button"
          type="button"
          size="sm"
          onClick={() => {
            setRecovery(!recovery)
            onChange('')
          }}
        >
          {t(recovery ? 'useApp' : 'useRecovery')}
        </Anchor>
      )}
    </Stack>
  )
}
