import { formatDate, formatTime, readTypedDate, useText } from '@portal/i18n'
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { InputBase } from '../generated/mantine/InputBase.ts'
import { useNow } from '../theme/environment.ts'
import classes from './form.module.css'

export interface DateInputProps {
  label: string
  /** `YYYY-MM-DD`; null or empty without a day. */
  value: string | null
  /** Gets what was typed when the field is left or Enter is pressed; null when it was emptied. */
  onChange: (day: string | null) => void
  /** First and last day that is taken, `YYYY-MM-DD`. */
  minDate?: string | undefined
  maxDate?: string | undefined
  /** `fieldId(path)`, so that the error summary finds it. */
  id?: string | undefined
  placeholder?: string | undefined
  description?: ReactNode
  error?: ReactNode
  required?: boolean
  disabled?: boolean
  rightSection?: ReactNode
  rightSectionWidth?: number
  /** A key besides Enter. */
  onKeyDown?: (event: KeyboardEvent) => void
  /** Enter takes what was typed and does no more; the field may be left without taking it. */
  enterOnly?: boolean
  ref?: Ref<HTMLInputElement>
}

/**
 * A date that is typed or pasted in any usual form and shown in words; its value is in the contract's format. A form
 * is not submitted while one of its dates cannot be read.
 */
export function DateInput(props: DateInputProps) {
  const { value, onChange, minDate, maxDate, placeholder, error, onKeyDown, enterOnly, ref, ...field } = props
  const t = useText('common')
  const now = useNow()
  const [typed, setTyped] = useState<string | null>(null)
  const [wrong, setWrong] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement)

  // A choice elsewhere, such as in the calendar, takes the place of what was typed.
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setTyped(null)
    setWrong('')
  }
  useEffect(() => input.current?.setCustomValidity(wrong), [wrong])
  useEffect(() => {
    const form = input.current?.form
    const hold = (event: SubmitEvent) => {
      if (input.current?.validity.customError !== true) return
      event.preventDefault()
      event.stopPropagation()
      input.current.focus()
    }
    form?.addEventListener('submit', hold, true)
    return () => form?.removeEventListener('submit', hold, true)
  }, [])

  const refuse = (message: string) => {
    // At once, because the press that left the field may be on the submit button.
    input.current?.setCustomValidity(message)
    setWrong(message)
  }
  const take = () => {
    if (typed === null) return
    const day = readTypedDate(typed, { today: formatTime(now, 'yyyy-mm-dd'), minDate, maxDate })
    if (typed.trim() !== '' && day === null) return refuse(t('date.unreadable'))
    if (day && minDate && day < minDate) return refuse(t('date.notBefore', { first: formatDate(minDate) }))
    if (day && maxDate && day > maxDate) return refuse(t('date.notAfter', { last: formatDate(maxDate) }))
    refuse('')
    setTyped(null)
    if (day !== (value || null)) onChange(day)
  }

  return (
    <InputBase
      {...field}
      ref={input}
      type="text"
      classNames={{ input: classes.input ?? '' }}
      autoComplete="off"
      placeholder={placeholder ?? t('date.placeholder')}
      maxLength={40}
      error={wrong || error}
      value={typed ?? (value ? formatDate(value) : '')}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        refuse('')
      }}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={() => !enterOnly && take()}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
          if (enterOnly) event.preventDefault()
          take()
        } else onKeyDown?.(event)
      }}
    />
  )
}
