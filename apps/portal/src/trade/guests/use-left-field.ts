import { useEffect, useRef, useState } from 'react'

interface LeftField {
  /** The field was left and is not being edited. */
  left: boolean
  onFocus: () => void
  onBlur: () => void
}

/**
 * Tells when a field has been left, so that a hint can appear below it. After a press elsewhere it waits for the
 * release: a hint would move the page below the pointer and lose the click.
 */
export function useLeftField(): LeftField {
  const [left, setLeft] = useState(false)
  const watching = useRef<AbortController>(null)
  const pressed = useRef(false)
  useEffect(() => () => watching.current?.abort(), [])

  const watch = () => {
    watching.current?.abort()
    watching.current = new AbortController()
    return { capture: true, signal: watching.current.signal }
  }
  const onFocus = () => {
    setLeft(false)
    const options = watch()
    pressed.current = false
    window.addEventListener('pointerdown', () => (pressed.current = true), options)
    window.addEventListener('pointerup', () => (pressed.current = false), options)
  }
  const onBlur = () => {
    const options = watch()
    if (!pressed.current) return setLeft(true)
    // The click follows the release, before any timer.
    const released = () => setTimeout(() => options.signal.aborted || setLeft(true))
    window.addEventListener('pointerup', released, options)
    window.addEventListener('pointercancel', released, options)
  }
  return { left, onFocus, onBlur }
}
