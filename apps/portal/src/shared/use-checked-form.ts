import { ApiError } from '@portal/api-client'
import { textOf } from '@portal/i18n'
import { faultsOf, notify, useForm } from '@portal/ui'
import { type FormEvent, useState } from 'react'
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
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues: given.initial,
    validate: (values: Values) => inWords(given.faults(values)),
    ...(given.onValuesChange && { onValuesChange: given.onValuesChange }),
  })

  const show = (faults: Record<string, string>) => {
    form.setErrors(faults)
    setAttempt((count) => count + 1)
  }

  const send = async () => {
    setBusy(true)
    try {
      await given.submit(form.getValues())
    } catch (error) {
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
