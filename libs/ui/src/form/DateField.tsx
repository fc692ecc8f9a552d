import { formatDate, useText } from '@portal/i18n'
import { type ReactNode, useId, useRef, useState } from 'react'
import { lazyDialog } from '../feedback/lazy.tsx'
import { CloseButton } from '../generated/mantine/CloseButton.ts'
import { Input } from '../generated/mantine/Input.ts'
import { InputBase } from '../generated/mantine/InputBase.ts'
import { IconCalendar } from '../icons.ts'
import classes from './form.module.css'

// The calendar is large; it is loaded on the first press.
const DateCalendar = lazyDialog(() => import('./DateCalendar.tsx'))

interface DateFieldProps {
  label: string
  /** `YYYY-MM-DD`; null or empty without a choice. */
  value: string | null
  onChange: (day: string | null) => void
  /** First and last selectable day, `YYYY-MM-DD`. */
  minDate?: string | undefined
  maxDate?: string | undefined
  /** Shows a button that clears the choice. */
  clearable?: boolean
  /** `fieldId(path)`, so that the error summary finds it. */
  id?: string | undefined
  placeholder?: string | undefined
  description?: ReactNode
  error?: ReactNode
  required?: boolean
  disabled?: boolean
  className?: string | undefined
}

/** A date, shown in words; its value is in the contract's format. The button's name is its label and its date. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, minDate, maxDate, clearable = false, placeholder, className, ...field } = props
  const t = useText('common')
  const own = useId()
  const id = props.id ?? own
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  const close = () => {
    setOpened(false)
    button.current?.focus()
  }
  const clear = () => {
    onChange(null)
    button.current?.focus()
  }

  return (
    <div className={className ? `${classes.place} ${className}` : classes.place}>
      <InputBase
        {...field}
        ref={button}
        id={id}
        component="button"
        type="button"
        pointer
        classNames={{ input: classes.input ?? '' }}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={() => setOpened(true)}
        rightSection={
          clearable && value && !field.disabled ? (
            <CloseButton size="sm" aria-label={t('select.clear')} onClick={clear} />
          ) : (
            <IconCalendar size={16} aria-hidden />
          )
        }
        rightSectionPointerEvents={clearable && value ? 'all' : 'none'}
      >
        <span id={`${id}-value`}>
          {value ? formatDate(value) : <Input.Placeholder>{placeholder}</Input.Placeholder>}
        </span>
      </InputBase>
      {opened && (
        <DateCalendar
          label={props.label}
          value={value || null}
          minDate={minDate}
          maxDate={maxDate}
          onChoose={onChange}
          onClose={close}
        />
      )}
    </div>
  )
}
