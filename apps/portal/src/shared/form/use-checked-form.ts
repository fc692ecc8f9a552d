import { ApiError } from '@portal/api-client'
import { textOf } from '@portal/i18n'
import { errorsOf, notify, useForm } from '@portal/ui'
import { type FormEvent, useRef, useState } from 'react'
import type { ValidationError } from './field-rules.ts'
import { unprintableIn } from './printable.ts'
import { refusedFields } from './refused-fields.ts'
import { useKeepAtEnd, useKeptInput } from './use-kept-input.ts'

/** Sending was tried; on a page with what was wrong then and has not been changed since, in a dialog null. */
interface Tried<Name extends string> {
  found: FieldErrors<Name> | null
}

/** Errors by field, in the order of the fields, each by its name; a field without one may be left out. */
export type FieldErrors<Name extends string = ValidationError> = Partial<Record<string, Name>>

type FieldByReason = Readonly<Record<string, string>>

interface CheckedForm<Values, Name extends string> {
  initial: Values
  /** Judges what was entered by the rules of the contract. */
  check?: (values: Values) => FieldErrors<Name>
  /** The words of an error; left out where its name is that of a text of `validation`. */
  textFor?: (error: Name) => string
  /** Whether an error is shown while it is typed, not only once sending was tried. */
  isEarly?: (error: Name) => boolean
  /**
   * What a form without errors does, with a reference that is the same however often it is sent. Resolves to false
   * where it is not done: a dialog then stays. What it is rejected with is read at its field, see `refused-fields.ts`;
   * a refusal of no field in the dialog or, of a page, in a notice.
   */
  submit: (values: Values, client_ref: string) => unknown
  /** Labels of the fields, for the summary of their errors. */
  labels?: Readonly<Record<string, string>>
  /** Fields that a reason of the server speaks of, by what was entered where it may be one of several. */
  fieldByReason?: FieldByReason | ((values: Values) => FieldByReason)
  /** The field of a path that the server names; null for none. Left out where both are called the same. */
  fieldOf?: (path: string, values: Values) => string | null
  /** Keeps what is typed, see `form-drafts.ts`. A page's form that does not is asked about before the page is left. */
  onValuesChange?: (values: Values) => void
  /** Of a dialog: keeps what is typed when the session ends over it, see `use-kept-input.ts`. */
  keptAs?: string
  /** Values that are not kept then, such as a password: they are as they were at first. */
  secrets?: readonly (keyof Values)[]
}

const textsOf = <Name extends string>(errors: FieldErrors<Name>, textFor: (error: Name) => string) =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([path, error]) => (error ? [[path, textFor(error)] as const] : [])),
  )

/** Those of the errors for which it holds. */
const where = <Name extends string>(
  errors: FieldErrors<Name>,
  holds: (path: string, error: Name) => boolean,
): FieldErrors<Name> =>
  Object.fromEntries(
    Object.entries(errors).filter(([path, error]) => error !== undefined && holds(path, error)),
  )

/** The name of the value that a path leads into: `guests` of `guests[0].full_name`. */
const valueOf = (path: string): string => /^[^.[]+/.exec(path)?.[0] ?? path

const isWithin = (path: string, field: string) => path.startsWith(`${field}.`) || path.startsWith(`${field}[`)

/**
 * A form: its values, judged by its own rules first and then by the server, and sent once however often it is asked
 * for. In a dialog give `submit` to `FormDialog`; on a page put the fields into a `PageForm`.
 */
export function useCheckedForm<Values extends object, Name extends string = ValidationError>(
  given: CheckedForm<Values, Name>,
) {
  const [client_ref] = useState(() => crypto.randomUUID())
  const [tried, setTried] = useState<Tried<Name> | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const sent = useRef(false)
  const kept = useKeptInput<Values>(given.keptAs)
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues: kept.values ?? given.initial,
    onValuesChange: (values) => {
      sent.current = false
      given.onValuesChange?.(values)
    },
  })
  useKeepAtEnd(kept, () => {
    if (sent.current || !form.isDirty()) return null
    const { initial, secrets = [] } = given
    const open = Object.entries(form.getValues()).filter(([name]) => !secrets.includes(name as keyof Values))
    return { ...initial, ...Object.fromEntries(open) }
  })

  const judge = (): FieldErrors<Name> => given.check?.(form.getValues()) ?? {}
  // A page lists its errors, and that list does not grow while one types; a dialog is judged as one types.
  const shown = (): FieldErrors<Name> => {
    if (tried === null) return {}
    return tried.found ?? judge()
  }
  const textFor = given.textFor ?? ((error: Name) => textOf('validation')(error as ValidationError))
  const early = where(judge(), (_path, error) => given.isEarly?.(error) === true)
  // What is wrong by what is known now is newer than what the server said.
  const errors: Record<string, string> = { ...refused, ...textsOf({ ...shown(), ...early }, textFor) }

  /** The error of a field, or the first one within it: that of `money.amount` belongs to `money`. */
  const errorAt = (path: string): string | undefined =>
    errors[path] ?? Object.entries(errors).find(([at]) => isWithin(at, path))?.[1]

  /** What was found wrong with these fields, or refused, is about what they held before. */
  const touch = (paths: readonly string[]) => {
    const isAbout = (error: string) => paths.some((path) => error === path || isWithin(error, path))
    setRefused((known) => Object.fromEntries(Object.entries(known).filter(([path]) => !isAbout(path))))
    setTried((known) => known && { found: known.found && where(known.found, (path) => !isAbout(path)) })
  }

  const show = (wrong: Record<string, string>) => {
    setRefused(wrong)
    setAttempt((count) => count + 1)
  }

  /** Errors of a refusal by field; null where one of them would be seen nowhere. */
  const atFields = (error: unknown, inSummary: boolean): Record<string, string> | null => {
    const { fieldByReason = {} } = given
    const byReason = typeof fieldByReason === 'function' ? fieldByReason(form.getValues()) : fieldByReason
    const named = Object.entries(refusedFields(error, byReason) ?? {})
    const isValue = (path: string) => valueOf(path) in form.getValues()
    const { fieldOf = (path) => (inSummary || isValue(path) ? path : null) } = given
    const placed = named.map(
      ([path, text]) => [fieldOf(path, form.getValues()) ?? (inSummary ? path : null), text] as const,
    )
    if (placed.length === 0 || placed.some(([field]) => field === null)) return null
    return Object.fromEntries(placed)
  }

  const send = async (inSummary: boolean): Promise<boolean> => {
    // The ref, not the state: two clicks may come before React draws again.
    if (running.current) return false
    // A dialog leaves it to the server, whose refusal it shows: its values hold more than is typed.
    const unseen = (inSummary ? unprintableIn(form.getValues()) : {}) as FieldErrors<Name>
    const found = { ...unseen, ...where(judge(), () => true) }
    setTried({ found: inSummary ? found : null })
    setRefused({})
    if (Object.values(found).some(Boolean)) {
      setAttempt((count) => count + 1)
      return false
    }
    running.current = true
    setBusy(true)
    // Beforehand, since a form that was sent may lead to another page; and afterwards, for it may have been emptied.
    sent.current = true
    try {
      const done = (await given.submit(form.getValues(), client_ref)) !== false
      sent.current = done
      if (done) setTried(null)
      return done
    } catch (error) {
      sent.current = false
      const fields = atFields(error, inSummary)
      if (!fields) throw error
      show(fields)
      return false
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  const set = (path: string, value: unknown) => {
    touch([path])
    form.setFieldValue(path, value as never)
  }

  const submitPage = async () => {
    try {
      await send(true)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // What is no refusal has been reported by the call.
      if (error.kind === 'refusal') notify.error(error.message)
    }
  }

  return {
    values: form.getValues(),
    change: (part: Partial<Values>) => {
      touch(Object.keys(part))
      form.setValues(part)
    },
    /** Changes what a path leads to: `guests[0].full_name`. */
    set,
    /** Value, change and error of a field, for its input. */
    field: (path: string, options?: Parameters<typeof form.getInputProps>[1]) => {
      const input = form.getInputProps(path, options)
      return {
        ...input,
        onChange: (given: unknown) => {
          touch([path])
          input.onChange(given)
        },
        error: errorAt(path),
      }
    },
    errors,
    errorAt,
    /** Whether there are no errors in a part that is needed before the rest; shows them, and brings the reader there. */
    passes: (part: FieldErrors<Name>): boolean => {
      const wrong = textsOf(part, textFor)
      if (Object.keys(wrong).length === 0) return true
      show(wrong)
      return false
    },
    /** For a dialog. Resolves to false where it was not done, and throws what is read at no field. */
    submit: () => send(false),
    busy,
    /** For the form of a page. */
    page: {
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        event.stopPropagation()
        void submitPage()
      },
      'aria-busy': busy,
      noValidate: true,
    },
    /** Whether something was typed that is kept nowhere and not sent. */
    isUnsaved: () => !given.onValuesChange && !sent.current && form.isDirty(),
    /** For the summary above the fields. */
    summary: {
      errors: errorsOf(errors).map((one) => ({ ...one, where: given.labels?.[one.path] })),
      attempt,
    },
  }
}
