import { useText } from '@portal/i18n'
import { PasswordField } from './PasswordField.tsx'

interface NewPasswordFieldsProps<Name extends string> {
  /** Name of the field of the new password; the second one is called `repeat`. */
  name: Name
  /** What the form gives to the field of this name. */
  inputOf: (name: Name | 'repeat') => object
  className?: string | undefined
}

/** A new password with the rule for it, and once more against slips. Needs the texts `session`. */
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
