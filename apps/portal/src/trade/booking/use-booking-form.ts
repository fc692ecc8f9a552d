import { useHoldsNode, useSession } from '@portal/auth'
import { textOf } from '@portal/i18n'
import { useForm } from '@portal/ui'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { ValidationError } from '../../shared/form/field-rules.ts'
import { draftOf, dropDraft, keepDraft } from '../../shared/form/form-drafts.ts'
import { unprintableIn } from '../../shared/form/printable.ts'
import { type DraftContent, useSavedDraft } from '../draft/use-saved-draft.ts'
import type { KeptForm } from './use-opened-draft.ts'

/** The form as its fields get it. */
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
  /** Text of the error at a form path. */
  errorOf: (path: string) => string | undefined
}

interface BookingFormOptions<Values> {
  /** Path of the page. */
  page: string
  /** Key of the remembered input: what is booked, and when. */
  name: string
  /** The content of the opened draft. */
  opened: KeptForm<Values> | null
  /** `kept` is the earlier input. */
  initial: (kept: Values | undefined) => Values
  /** Errors by form path, in the order of the page. */
  errors: (values: Values) => Record<string, ValidationError>
  /** The other content of the draft. */
  content: () => Omit<DraftContent, 'form' | 'step'>
  /** The draft in the URL. */
  draft: string | undefined
  /** Called when the form has been saved as a draft, to update the URL. */
  onDraft: (id: string) => void
}

/**
 * The values of a booking form. They survive leaving the page: in memory, and as a draft on the server. Those in memory
 * are newer.
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
      // Booked or signed out meanwhile: do not remember it again.
      if (draftOf(owner, name) === undefined) return
      keepDraft(owner, name, { values: form.getValues(), saved: known } satisfies KeptForm<Values>, {
        atServer: isAll,
      })
      // The URL names the draft, so that a reload or a colleague finds it. A form saves once more after it was left; by
      // then the URL may belong to another booking.
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
  // The offer may change without the values: save that too.
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
    /** Whether it has no errors; otherwise the error summary takes the focus. */
    check: () => {
      const { hasErrors } = form.validate()
      if (hasErrors) setAttempt((count) => count + 1)
      return !hasErrors
    },
    /** Shows errors from elsewhere. */
    refuse: (errors: Record<string, string>) => {
      form.setErrors(errors)
      setAttempt((count) => count + 1)
    },
    /** It was booked: forgets the input. `booked` is the draft that the order completed. */
    finish: (booked: string | null) => {
      saved.finish(booked)
      dropDraft(owner, name)
    },
  }
}
