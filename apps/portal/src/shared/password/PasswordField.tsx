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
