import { type Schemas, useResetSubAccountPassword } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { FormDialog } from '@portal/ui'
import { passwordError } from '../../shared/form/field-rules.ts'
import { useCheckedForm } from '../../shared/form/use-checked-form.ts'
import { NewPassword } from './NewPassword.tsx'

interface PasswordDialogProps {
  account: Schemas['SubAccount']
  onClose: () => void
}

/** Sets a new password for somebody who has forgotten it. */
export default function PasswordDialog({ account, onClose }: PasswordDialogProps) {
  const t = useText('user/manage/subAccount')
  const reset = useResetSubAccountPassword({ request: { success: true } })
  const form = useCheckedForm({
    keptAs: null,
    initial: { password: '' },
    check: ({ password }) => ({ password: passwordError(password) }),
    submit: ({ password }) => reset.mutateAsync({ data: { id: account.id, password } }),
  })
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('passwordTitle', { name: account.nickname })}
      submitLabel={t('password')}
      onSubmit={form.submit}
      isUnsaved={form.isUnsaved}
    >
      <p>{t('passwordText', { name: account.username })}</p>
      <NewPassword
        value={form.values.password}
        error={form.errors['password']}
        onChange={(password) => form.change({ password })}
      />
    </FormDialog>
  )
}
