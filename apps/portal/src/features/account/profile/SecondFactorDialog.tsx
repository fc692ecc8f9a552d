import { useChangeSecondFactor } from '@portal/api-client'
import { session } from '@portal/auth'
import { useText } from '@portal/i18n'
import { FormDialog, focusField, Stack, Text } from '@portal/ui'
import { useEffect, useState } from 'react'
import { passwordError, type ValidationError } from '../../../shared/form/field-rules.ts'
import { useCheckedForm } from '../../../shared/form/use-checked-form.ts'
import { PasswordField } from '../../../shared/password/PasswordField.tsx'
import { RecoveryCodes } from '../../../shared/second-factor/RecoveryCodes.tsx'
import { SecondFactorField } from '../../../shared/second-factor/SecondFactorField.tsx'
import { SecretView } from '../../../shared/second-factor/SecretView.tsx'
import { plainCode, secondFactorError } from '../../../shared/second-factor/second-factor-code.ts'

interface SecondFactorDialogProps {
  change: 'begin' | 'renew' | 'stop'
  /** Whether a second factor is in use; then every change takes a code of it. */
  active: boolean
  onClose: () => void
}

/** Sets the second factor up, renews its recovery codes or switches it off: password, new secret, recovery codes. */
export default function SecondFactorDialog({ change, active, onClose }: SecondFactorDialogProps) {
  const t = useText('second-factor')
  const { mutateAsync } = useChangeSecondFactor()
  const [secret, setSecret] = useState<string | null>(null)
  const [codes, setCodes] = useState<readonly string[]>([])
  useEffect(() => {
    if (secret !== null) focusField('code')
  }, [secret])
  const asksCode = active || secret !== null
  const form = useCheckedForm({
    keptAs: null,
    initial: { password: '', code: '' },
    check: ({ password, code }): Partial<Record<string, ValidationError>> => ({
      password: secret === null ? passwordError(password) : undefined,
      code: asksCode ? secondFactorError(code) : undefined,
    }),
    fieldByReason: { PASSWORD_WRONG: 'password', CODE_WRONG: 'code', RATE_LIMITED: 'code' },
    submit: async ({ password, code: typed }) => {
      const code = plainCode(typed)
      const answer = await mutateAsync({
        data:
          secret === null
            ? { step: change, password, ...(active && { code }) }
            : { step: 'confirm' as const, code },
      })
      form.change({ password: '', code: '' })
      setSecret(answer.secret)
      setCodes(answer.recovery_codes)
    },
  })

  if (codes.length > 0) {
    return (
      <FormDialog
        opened
        title={t('section')}
        submitLabel={t('saved')}
        onSubmit={() => true}
        onClose={onClose}
        isUnsaved={() => true}
      >
        <RecoveryCodes codes={codes} />
      </FormDialog>
    )
  }
  const lead = change === 'begin' ? (active ? 'moveText' : 'beginText') : (`${change}Text` as const)
  return (
    <FormDialog
      opened
      title={t(change === 'begin' && active ? 'move' : change)}
      submitLabel={t(change === 'begin' && secret === null ? 'next' : 'confirm')}
      // Only switching off ends with the first step.
      onSubmit={async () => (await form.submit()) && change === 'stop'}
      onClose={onClose}
      isUnsaved={form.isUnsaved}
      danger={change === 'stop'}
    >
      <Stack gap="md">
        {secret === null ? (
          <>
            <Text size="sm">{t(lead)}</Text>
            <PasswordField
              {...form.field('password')}
              name="password"
              label={t('password')}
              autoComplete="current-password"
            />
          </>
        ) : (
          <SecretView secret={secret} account={session.store.getState().username} />
        )}
        {asksCode && (
          <SecondFactorField
            key={secret}
            value={form.values.code}
            onChange={(code) => form.change({ code })}
            error={form.errors['code']}
            recoverable={secret === null}
          />
        )}
      </Stack>
    </FormDialog>
  )
}
