import { type SyntheticEvent, useEffect, useRef } from 'react'
import { useUnsavedForm } from '../form/unsaved.ts'

type FormEvent = SyntheticEvent<HTMLElement>

const isTick = (target: EventTarget) =>
  target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type)

/** What a form holds, in the order of its fields. */
interface Held {
  texts: string
  ticks: string
}

/** Lists of tags are among the texts: their fields hide one that holds them. */
const isText = (field: Element): field is HTMLInputElement =>
  ['INPUT', 'TEXTAREA', 'SELECT'].includes(field.tagName) && !isTick(field)

function heldBy(form: HTMLElement): Held | null {
  if (!(form instanceof HTMLFormElement)) return null
  const fields = [...form.elements]
  const ticks = fields.filter((field): field is HTMLInputElement => isTick(field))
  return {
    texts: JSON.stringify(fields.filter(isText).map(({ value }) => value)),
    ticks: JSON.stringify(ticks.map(({ checked }) => checked)),
  }
}

/** A file is taken out of its field at once, and what lies above the dialog is no field of its form. */
const isShown = (target: EventTarget, form: HTMLElement) =>
  target instanceof Element &&
  form.contains(target) &&
  !(target instanceof HTMLInputElement && target.type === 'file')

/** What has happened to a form since it was opened, sent or given up. */
interface Typed {
  form: HTMLElement | null
  /** What it held before the first change; null for not known. */
  before: Held | null
  anything: boolean
  /** More than ticks, which are quickly set again. */
  text: boolean
  /** Something that its fields do not show, so that they cannot say that it was taken back. */
  unseen: boolean
}

const nothing: Typed = { form: null, before: null, anything: false, text: false, unseen: false }

/**
 * Knows whether something was typed into a dialog that neither was sent nor given up, and has it asked about. Where all
 * fields hold again what they held before, nothing was.
 */
export function useTypedIn(opened: boolean) {
  const typed = useRef(nothing)
  useEffect(() => {
    if (!opened) typed.current = nothing
  }, [opened])

  const differs = (parts: readonly (keyof Held)[]) => {
    const { form, before, unseen } = typed.current
    if (!form || !before || unseen) return true
    const now = heldBy(form)
    return parts.some((part) => now?.[part] !== before[part])
  }
  useUnsavedForm({ isUnsaved: () => opened && typed.current.anything && differs(['texts', 'ticks']) })

  return {
    /** A field takes the focus. Until something is typed, fields may come and be filled by what is loaded. */
    enter: ({ currentTarget: form }: FormEvent) => {
      if (!typed.current.anything) typed.current = { ...nothing, form, before: heldBy(form) }
    },
    note: ({ target, currentTarget: form }: FormEvent) => {
      const { text, unseen } = typed.current
      typed.current = {
        ...typed.current,
        anything: true,
        text: text || !isTick(target),
        unseen: unseen || !isShown(target, form),
      }
    },
    /** A file was dropped or pasted, which no field shows. */
    noteFiles: ({ length }: FileList) => {
      if (length > 0) typed.current = { ...typed.current, anything: true, text: true, unseen: true }
    },
    /** Something stands there that would have to be written again. */
    isWritten: () => typed.current.anything && typed.current.text && differs(['texts']),
    /** The dialog is closed on purpose. */
    forget: () => {
      typed.current = nothing
    },
    /** What is being sent is not lost; what was refused still may be. */
    whileSending: async (action: () => unknown): Promise<unknown> => {
      const sent = typed.current
      typed.current = nothing
      try {
        const done = await action()
        if (done === false) typed.current = sent
        return done
      } catch (error) {
        typed.current = sent
        throw error
      }
    },
  }
}
