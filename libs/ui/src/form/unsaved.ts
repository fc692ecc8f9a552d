import { useEffect, useEffectEvent } from 'react'
import { createStore } from 'zustand/vanilla'

/** A form that stands on the screen, and keeps what is typed nowhere but there. */
export interface UnsavedForm {
  /** Something was typed and not sent. */
  isUnsaved: () => boolean
  /** The operator goes all the same. */
  onLeave?: (() => void) | undefined
}

const store = createStore<{ forms: readonly UnsavedForm[] }>(() => ({ forms: [] }))

/** As long as it stands, what is typed into this form is asked about before it is lost. */
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

/** Tells at once and from then on whether any form stands on the screen. */
export function followForms(report: (some: boolean) => void): () => void {
  report(store.getState().forms.length > 0)
  return store.subscribe(({ forms }, before) => {
    if (forms.length > 0 !== before.forms.length > 0) report(forms.length > 0)
  })
}
