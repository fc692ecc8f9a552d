import { type ChangeEvent, type KeyboardEvent, useState } from 'react'
import { clockOf, isCompleteClock, steppedClock } from './clock-text.ts'

/** Step of the arrow keys in minutes. */
const steps: Readonly<Record<string, number>> = { ArrowUp: 15, ArrowDown: -15, PageUp: 60, PageDown: -60 }

/**
 * A 24-hour time field; the browser's own field follows the system's format. It accepts any notation, parses on blur
 * and Enter, and moves by a quarter of an hour with the arrow keys. An invalid time stays as typed, and the form
 * reports it.
 */
export function useTimeText(time: string, onTime: (time: string) => void) {
  const [left, setLeft] = useState(false)
  const report = (next: string) => {
    if (next !== time) onTime(next)
  }
  const settle = () => {
    setLeft(true)
    report(clockOf(time) ?? time)
  }
  const onChange = ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
    setLeft(false)
    report((isCompleteClock(value) && clockOf(value)) || value)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Shows the parsed time before the form submits it.
    if (event.key === 'Enter' && clockOf(time) !== time) {
      event.preventDefault()
      settle()
    }
    const step = steps[event.key]
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    report(steppedClock(clockOf(time) ?? '', step))
  }
  return {
    /** The text in the field is not a time. */
    unread: left && clockOf(time) === null,
    field: {
      type: 'text',
      inputMode: 'numeric',
      autoComplete: 'off',
      spellCheck: false,
      maxLength: 8,
      placeholder: '--:--',
      value: time,
      onChange,
      onKeyDown,
      onBlur: settle,
    } as const,
  }
}
