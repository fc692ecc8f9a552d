import { useEffect, useEffectEvent } from 'react'
import { createStore } from 'zustand/vanilla'

/** A mounted form whose input is stored nowhere else. */
interface UnsavedForm {
  /** It has input that was not submitted. */
  isUnsaved: () => boolean
  /** Called when the operator leaves all the same. */
  onLeave?: (() => void) | undefined
}

const store = createStore<{ forms: readonly UnsavedForm[] }>(() => ({ forms: [] }))

/** While mounted, the portal asks before the input of this form is lost. */
export function useUnsavedForm({ isUnsaved, onLeave }: UnsavedForm): void {
  const ask = useEffectEvent(isUnsaved)
  const leave = useEffectEvent(() => onLeave?.())
  useEffect(() => {
    const form: UnsavedForm = { isUnsaved: () => ask(), onLeave: () => leave() }
    store.setState(({ forms }) => ({ forms: [...forms, form] }))
    return () => store.setState(({ forms }) => ({ forms: forms.filter((other) => other !== form) }))
  }, [])
}

/** The forms whose input would be lost with the page. */
export const unsavedForms = (): UnsavedForm[] => store.getState().forms.filter(({ isUnsaved }) => isUnsaved())

/** Reports whether any form is mounted, now and at every change. Returns a function that stops it. */
export function followForms(report: (some: boolean) => void): () => void {
  report(store.getState().forms.length > 0)
  return store.subscribe(({ forms }, before) => {
    if (forms.length > 0 !== before.forms.length > 0) report(forms.length > 0)
  })
}
