import { useText } from '@portal/i18n'
import { useRef, useState } from 'react'
import { lazyDialog } from '../feedback/lazy.tsx'
import { ActionIcon } from '../generated/mantine/ActionIcon.ts'
import { CloseButton } from '../generated/mantine/CloseButton.ts'
import { IconCalendar } from '../icons.ts'
import { DateInput, type DateInputProps } from './DateInput.tsx'
import classes from './form.module.css'

// The calendar is large; it is loaded on the first press.
const DateCalendar = lazyDialog(() => import('./DateCalendar.tsx'))

interface DateFieldProps
  extends Omit<DateInputProps, 'rightSection' | 'rightSectionWidth' | 'onKeyDown' | 'enterOnly' | 'ref'> {
  /** Shows a button that clears the choice. */
  clearable?: boolean
  className?: string | undefined
}

/** A date that is typed, pasted, or chosen from a calendar: by its button, or by the down key. */
export function DateField({ clearable = false, className, ...field }: DateFieldProps) {
  const { label, value, onChange, disabled = false } = field
  const t = useText('common')
  const [opened, setOpened] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const clears = clearable && Boolean(value) && !disabled

  const close = () => {
    setOpened(false)
    input.current?.focus()
  }
  const clear = () => {
    onChange(null)
    input.current?.focus()
  }

  return (
    <div className={className ? `${classes.place} ${className}` : classes.place}>
      <DateInput
        {...field}
        ref={input}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpened(true)
        }}
        rightSectionWidth={clears ? 60 : 36}
        rightSection={
          <>
            {clears && <CloseButton aria-label={t('select.clear')} onClick={clear} />}
            <ActionIcon
              variant="subtle"
              color="gray"
              disabled={disabled}
              aria-label={t('date.open', { label })}
              aria-haspopup="dialog"
              aria-expanded={opened}
              onClick={() => setOpened(true)}
            >
              <IconCalendar size={16} aria-hidden />
            </ActionIcon>
          </>
        }
      />
      {opened && (
        <DateCalendar
          label={label}
          value={value || null}
          minDate={field.minDate}
          maxDate={field.maxDate}
          onChoose={onChange}
          onClose={close}
        />
      )}
    </div>
  )
}
