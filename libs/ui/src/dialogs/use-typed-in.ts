import { type FormEvent, useEffect, useRef } from 'react'
import { useUnsavedForm } from '../form/unsaved.ts'

const isTick = (target: EventTarget) =>
  target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type)

/** Knows whether something was typed into a dialog that neither was sent nor given up, and has it asked about. */
export function useTypedIn(opened: boolean) {
  const typed = useRef(false)
  /** More than ticks, which are quickly set again. */
  const written = useRef(false)
  const set = (known: boolean) => {
    typed.current = known
  }
  useEffect(() => {
    if (opened) return
    typed.current = false
    written.current = false
  }, [opened])
  useUnsavedForm({ isUnsaved: () => opened && typed.current })
  return {
    note: ({ target }: FormEvent) => {
      set(true)
      if (!isTick(target)) written.current = true
    },
    /** Something stands there that would have to be written again. */
    isWritten: () => typed.current && written.current,
    /** The dialog is closed on purpose. */
    forget: () => set(false),
    /** What is being sent is not lost; what was refused still may be. */
    whileSending: async (action: () => unknown): Promise<unknown> => {
      const before = typed.current
      set(false)
      try {
        const done = await action()
        if (done === false) set(before)
        return done
      } catch (error) {
        set(before)
        throw error
      }
    },
  }
}
