import { type Schemas, useResetSubAccountPassword } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { FormDialog } from '@portal/ui'
import { useState } from 'react'
import { passwordFault } from '../../shared/form/field-rules.ts'
import { refusedFields } from '../../shared/form/refused-fields.ts'
import { inWords } from '../../shared/form/use-checked-form.ts'
import { NewPassword } from './NewPassword.tsx'

interface PasswordDialogProps {
  account: Schemas['SubAccount']
  onClose: () => void
}

/** Gives an account another password, for somebody who has forgotten theirs. */
export default function PasswordDialog({ account, onClose }: PasswordDialogProps) {
  const t = useText('user/manage/subAccount')
  const reset = useResetSubAccountPassword({ request: { success: true } })
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<string>()
  const fault = inWords({ password: passwordFault(password) }).password
  const submit = async () => {
    setTried(true)
    if (fault) return false
    try {
      await reset.mutateAsync({ data: { id: account.id, password } })
    } catch (error) {
      const fields = refusedFields(error, {})
      if (!fields?.password) throw error
      setRefused(fields.password)
      return false
    }
    return true
  }
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('passwordTitle', { name: account.nickname })}
      submitLabel={t('password')}
      onSubmit={submit}
    >
      <p>{t('passwordText', { name: account.username })}</p>
      <NewPassword
        value={password}
        error={tried ? (fault ?? refused) : undefined}
        onChange={(typed) => {
          setRefused(undefined)
          setPassword(typed)
        }}
      />
    </FormDialog>
  )
}
