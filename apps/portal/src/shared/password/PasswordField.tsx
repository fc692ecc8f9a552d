import { useText } from '@portal/i18n'
import { fieldId, PasswordInput } from '@portal/ui'
import type { ComponentProps } from 'react'

type PasswordFieldProps = Omit<ComponentProps<typeof PasswordInput>, 'visibilityToggleButtonProps'> & {
  /** Name of the field in its form; the summary of errors leads to it. */
  name: string
  autoComplete: 'current-password' | 'new-password'
}

/** A password, with the button that shows what was typed. */
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
