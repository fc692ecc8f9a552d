import { useText } from '@portal/i18n'
import { fieldId, PasswordInput } from '@portal/ui'
import type { ComponentProps } from 'react'

type PasswordFieldProps = Omit<ComponentProps<typeof PasswordInput>, 'visibilityToggleButtonProps'> & {
  /** Name of the field, for the error summary. */
  name: string
  autoComplete: 'current-password' | 'new-password'
}

/** A password field with a button that reveals it. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useText('common')
  return (
    <PasswordInput
      id={fieldId(props.name)}
      visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
      required
      {...props}
    />
  )
}

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
