import { useHoldsNode, useSession } from '@portal/auth'
import { textOf } from '@portal/i18n'
import { useForm } from '@portal/ui'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { ValidationError } from '../../shared/form/field-rules.ts'
import { draftOf, dropDraft, keepDraft } from '../../shared/form/form-drafts.ts'
import { unprintableIn } from '../../shared/form/printable.ts'
import { type DraftContent, useSavedDraft } from '../draft/use-saved-draft.ts'
import type { KeptForm } from './kept-form.ts'

/** The fields of a booking form, for those who draw them. */
export interface BookingFields<Values extends object> {
  form: Pick<
    ReturnType<typeof useForm<Values>>,
    | 'getValues'
    | 'setValues'
    | 'setFieldValue'
    | 'getInputProps'
    | 'errors'
    | 'clearErrors'
    | 'clearFieldError'
  >
  /** Text of an error, by form path. */
  errorOf: (path: string) => string | undefined
}

interface BookingFormOptions<Values> {
  /** Path of the page. */
  page: string
  /** Under which this form is remembered: what is booked, and when. */
  name: string
  /** What an opened draft holds. */
  opened: KeptForm<Values> | null
  /** `kept` are the values that were entered earlier. */
  initial: (kept: Values | undefined) => Values
  /** Errors by form path, in the order of the page. */
  errors: (values: Values) => Record<string, ValidationError>
  /** The draft around the values. */
  content: () => Omit<DraftContent, 'form' | 'step'>
  /** The draft in the address. */
  draft: string | undefined
  /** The form is kept in this draft from now on: the address is to say so. */
  onDraft: (id: string) => void
}

/**
 * The values of a booking form, which survive every detour: in memory while the page lives, and as a draft at the
 * server. What the page still knows is newer than what was sent to the server.
 */
export function useBookingForm<Values extends object>(given: BookingFormOptions<Values>) {
  const { page, name, draft, onDraft } = given
  const router = useRouter()
  const owner = useSession(({ id }) => id)
  const [kept] = useState(() => draftOf<KeptForm<Values>>(owner, name) ?? given.opened)
  const [attempt, setAttempt] = useState(0)
  const shown = useRef(false)
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])
  const saved = useSavedDraft({
    opened: kept?.saved ?? null,
    enabled: useHoldsNode('order/book'),
    onSaved: (known, isAll) => {
      // Booked or signed out meanwhile: then nothing of it is remembered.
      if (draftOf(owner, name) === undefined) return
      keepDraft(owner, name, { values: form.getValues(), saved: known } satisfies KeptForm<Values>, {
        atServer: isAll,
      })
      // Opened again after a reload, or by a colleague, the address leads to what was entered. A form that was left
      // saves once more, and by then the address may be that of another booking.
      const here = shown.current && router.latestLocation.pathname === page
      if (here && draft !== known.id) onDraft(known.id)
    },
  })
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues: given.initial(kept?.values ?? undefined),
    validate: (values: Values) => {
      const t = textOf('validation')
      const errors = { ...unprintableIn(values), ...given.errors(values) }
      return Object.fromEntries(Object.entries(errors).map(([path, error]) => [path, t(error)]))
    },
    onValuesChange: (values) => note(values),
  })
  const note = (values: Values) => {
    keepDraft(owner, name, { values, saved: saved.known() } satisfies KeptForm<Values>)
    saved.note({ ...given.content(), form: JSON.stringify(values), step: 'guests' })
  }
  // What is booked may be changed beside the values: that is kept too.
  const about = JSON.stringify(given.content())
  const noted = useRef(about)
  useEffect(() => {
    if (noted.current === about) return
    noted.current = about
    note(form.getValues())
  })

  const fields: BookingFields<Values> = {
    form,
    errorOf: (path: string) => form.errors[path] as string | undefined,
  }
  return {
    fields,
    saved,
    attempt,
    /** Whether it may be sent; if not, the summary of its errors takes the focus. */
    check: () => {
      const { hasErrors } = form.validate()
      if (hasErrors) setAttempt((count) => count + 1)
      return !hasErrors
    },
    /** Errors that somebody else has found. */
    refuse: (errors: Record<string, string>) => {
      form.setErrors(errors)
      setAttempt((count) => count + 1)
    },
    /** It is an order: nothing of it is kept. `booked` is the draft that the order has finished. */
    finish: (booked: string | null) => {
      saved.finish(booked)
      dropDraft(owner, name)
    },
  }
}
