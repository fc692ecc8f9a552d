import { ApiError } from '@portal/api-client'
import { textOf } from '@portal/i18n'
import { faultsOf, notify, useForm, useUnsavedForm } from '@portal/ui'
import { type FormEvent, useRef, useState } from 'react'
import { unprintableIn } from '../printable.ts'
import type { Fault } from './field-rules.ts'
import { refusedFields } from './refused-fields.ts'

interface CheckedForm<Values> {
  initial: Values
  /** Faults by field, in the order of the fields. */
  faults: (values: Values) => Partial<Record<string, Fault>>
  /** What a form without faults does. Its call is silent: a refusal is read at its field, else in a notice. */
  submit: (values: Values) => Promise<unknown>
  /** Labels of the fields, for the summary of their faults. */
  names: Readonly<Record<string, string>>
  /** Fields that a reason of the server speaks of. */
  fieldByReason?: Readonly<Record<string, string>>
  /** Keeps what is typed, see `form-drafts.ts`. A form that does not is asked about before its page is left. */
  onValuesChange?: (values: Values) => void
}

/** Faults in words. */
export function inWords(faults: Partial<Record<string, Fault>>): Record<string, string> {
  const t = textOf('validation')
  return Object.fromEntries(
    Object.entries(faults).flatMap(([path, fault]) => (fault ? [[path, t(fault)] as const] : [])),
  )
}

/**
 * A form with a summary of its faults: judged by its own rules first, then by the server. Sent once, however
 * often it is asked for.
 */
export function useCheckedForm<Values extends object>(given: CheckedForm<Values>) {
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState(false)
  const sent = useRef(false)
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues: given.initial,
    validate: (values: Values) => inWords({ ...unprintableIn(values), ...given.faults(values) }),
    onValuesChange: (values) => {
      sent.current = false
      given.onValuesChange?.(values)
    },
  })
  // A form that keeps what is typed loses nothing with the page.
  useUnsavedForm({ isUnsaved: () => !given.onValuesChange && !sent.current && form.isDirty() })

  const show = (faults: Record<string, string>) => {
    form.setErrors(faults)
    setAttempt((count) => count + 1)
  }

  const send = async () => {
    setBusy(true)
    // Beforehand, since a form that was sent may lead to another page; and afterwards, for it may have been emptied.
    sent.current = true
    try {
      await given.submit(form.getValues())
      sent.current = true
    } catch (error) {
      sent.current = false
      if (!(error instanceof ApiError)) throw error
      const fields = refusedFields(error, given.fieldByReason ?? {})
      if (fields) show(fields)
      else if (error.kind === 'refusal') notify.error(error.message)
    } finally {
      setBusy(false)
    }
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (busy) return
    if (form.validate().hasErrors) return setAttempt((count) => count + 1)
    void send()
  }

  return {
    form,
    busy,
    onSubmit,
    /** Shows faults that were found outside a submit, and brings the reader to them. */
    show,
    /** For the summary above the fields. */
    summary: {
      faults: faultsOf(form.errors).map((fault) => ({ ...fault, where: given.names[fault.path] })),
      attempt,
    },
    errorOf: (path: string) => form.errors[path] as string | undefined,
  }
}
