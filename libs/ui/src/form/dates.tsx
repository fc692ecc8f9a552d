import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/dates/styles.layer.css'
import { type DatePickerInputProps, DatePickerInput as MantineDatePickerInput } from '@mantine/dates'
import { dayjsInLanguage, language } from '@portal/i18n'
import { usePhone } from '../theme/screen.ts'

export type DateFieldProps<Type extends 'default' | 'range' | 'multiple'> = Omit<
  DatePickerInputProps<Type>,
  'ref'
>

/**
 * Dates as `YYYY-MM-DD`, the hotel's own; `type="range"` for a stay. The calendar speaks the language in force and
 * is a dialog on a phone.
 */
export function DateField<Type extends 'default' | 'range' | 'multiple' = 'default'>(
  props: DateFieldProps<Type>,
) {
  dayjsInLanguage()
  const phone = usePhone()
  return (
    <MantineDatePickerInput
      valueFormat={language() === 'en' ? 'ddd D MMM YYYY' : 'YYYY年M月D日 ddd'}
      dropdownType={phone ? 'modal' : 'popover'}
      // The field brings its own id, which the popover's roles would refer past.
      popoverProps={{ withRoles: false }}
      modalProps={{ title: props.label, withCloseButton: true }}
      {...props}
    />
  )
}
