import { useText } from '@portal/i18n'
import { PasswordField } from './PasswordField.tsx'

interface NewPasswordFieldsProps<Name extends string> {
  /** Name of the new password's field; the second one is `repeat`. */
  name: Name
  /** The form's props of a field. */
  inputOf: (name: Name | 'repeat') => object
  className?: string | undefined
}

/** A new password with its rule, and its repetition. Needs the texts of `session`. */
export function NewPasswordFields<Name extends string>({
  name,
  inputOf,
  className,
}: NewPasswordFieldsProps<Name>) {
  const t = useText('session')
  return (
    <>
      <PasswordField
        {...inputOf(name)}
        name={name}
        className={className}
        label={t('newPassword')}
        description={t('passwordHint')}
        autoComplete="new-password"
      />
      <PasswordField
        {...inputOf('repeat')}
        name="repeat"
        className={className}
        label={t('repeatPassword')}
        autoComplete="new-password"
      />
    </>
  )
}
