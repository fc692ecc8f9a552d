import { type ChangeEvent, type KeyboardEvent, useState } from 'react'
import { clockOf, isCompleteClock, steppedClock } from './clock-text.ts'

/** Minutes by which a key moves the time. */
const steps: Readonly<Record<string, number>> = { ArrowUp: 15, ArrowDown: -15, PageUp: 60, PageDown: -60 }

/**
 * A field for a time of day on the clock of 24 hours, which a browser's own field shows only where its system does. It is
 * typed in any way, and read when the field is left or Enter is pressed; arrows move it by a quarter of an hour. What is
 * no time stays as it was typed, and the form finds the error.
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
    // What was read just now is shown before anything is sent with it.
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
    /** What was left in the field is no time. */
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
