import { ApiError } from '@portal/api-client'
import { textOf } from '@portal/i18n'
import { errorsOf, notify, useForm, useSubmit } from '@portal/ui'
import { type FormEvent, useState } from 'react'
import { isDeepEqual } from '../is-deep-equal.ts'
import type { ValidationError } from './field-rules.ts'
import { unprintableIn } from './printable.ts'
import { type RefusalOptions, refusalByPath } from './refused-fields.ts'
import { useKeepAtEnd, useKeptInput } from './use-kept-input.ts'

/** Error names by form path, in the order of the fields. */
export type FieldErrors<Name extends string = ValidationError> = Partial<Record<string, Name>>

interface CheckedForm<Values, Name extends string> extends RefusalOptions<Values> {
  initial: Values
  /** Validates by the rules of the contract. */
  check?: (values: Values) => FieldErrors<Name>
  /** The text of an error; by default the text of `validation` with its name. */
  textFor?: (error: Name) => string
  /** Whether an error is shown while typing, before the first submit. */
  isEarly?: (error: Name) => boolean
  /**
   * Called without errors, always with the same reference. Resolves to false if it did not happen: a dialog then stays
   * open. Rejects with a refusal, which is shown at its field (see `refused-fields.ts`), in the dialog or in a notice.
   */
  submit: (values: Values, client_ref: string) => unknown
  /** Labels of the fields for the error summary. */
  labels?: Readonly<Record<string, string>>
  /** Stores the input elsewhere (see `form-drafts.ts`), so that leaving the page does not ask. */
  onValuesChange?: (values: Values) => void
  /**
   * For a dialog: name under which the input survives the end of the session, see `use-kept-input.ts`. Null on a page,
   * and where nothing is typed but secrets.
   */
  keptAs: string | null
  /** Values that never survive it, such as a password. */
  secrets?: readonly (keyof Values)[]
}

const valueAt = (path: string, values: unknown): unknown =>
  path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], values)

const isWithin = (path: string, field: string) => path.startsWith(`${field}.`) || path.startsWith(`${field}[`)

/**
 * Mantine's form with the validation and submit rules of the portal: it is validated by its own rules and then by the
 * server, and submits once. In a dialog give `submit` and `isUnsaved` to `FormDialog`; on a page use `PageForm`.
 */
export function useCheckedForm<Values extends object, Name extends string = ValidationError>(
  options: CheckedForm<Values, Name>,
) {
  const [client_ref] = useState(() => crypto.randomUUID())
  const [attempt, setAttempt] = useState(0)
  const [isLive, setLive] = useState(false)
  const kept = useKeptInput<Values>(options.keptAs ?? undefined)
  const form = useForm<Values>({
    initialValues: kept.values ?? options.initial,
    // Mantine would clear the error of the changed path only, not those inside it.
    clearInputErrorOnChange: false,
    onValuesChange: (values, before) => {
      const isUnchanged = ([path]: [string, unknown]) =>
        isDeepEqual(valueAt(path, values), valueAt(path, before))
      form.setErrors((errors) => Object.fromEntries(Object.entries(errors).filter(isUnchanged)))
      options.onValuesChange?.(values)
    },
  })
  useKeepAtEnd(kept, () => {
    if (!form.isDirty()) return null
    const { initial, secrets = [] } = options
    const open = Object.entries(form.getValues()).filter(([name]) => !secrets.includes(name as keyof Values))
    return { ...initial, ...Object.fromEntries(open) }
  })

  const textFor = options.textFor ?? ((error: Name) => textOf('validation')(error as ValidationError))
  const check = () => options.check?.(form.getValues()) ?? {}
  const textsOf = (errors: FieldErrors<Name>, isShown: (error: Name) => boolean = () => true) =>
    Object.fromEntries(
      Object.entries(errors).flatMap(([path, error]) =>
        error && isShown(error) ? [[path, textFor(error)] as const] : [],
      ),
    )
  const errors: Record<string, string> = {
    ...(form.errors as Record<string, string>),
    ...textsOf(check(), (error) => isLive || options.isEarly?.(error) === true),
  }

  /** The error of a field, or the first one inside it: that of `money.amount` for `money`. */
  const errorAt = (path: string): string | undefined =>
    errors[path] ?? Object.entries(errors).find(([at]) => isWithin(at, path))?.[1]

  const show = (wrong: Record<string, string>) => {
    form.setErrors(wrong)
    setAttempt((count) => count + 1)
  }

  const { pending, submit } = useSubmit(async (isPage: boolean): Promise<boolean> => {
    const values = form.getValues()
    // The values of a dialog hold more than what was typed; there the server checks.
    const unprintable = (isPage ? unprintableIn(values) : {}) as FieldErrors<Name>
    const found = textsOf({ ...unprintable, ...check() })
    // A dialog validates while one types; the errors of a page stay as they are listed in the summary.
    setLive(!isPage)
    form.setErrors(isPage ? found : {})
    if (Object.keys(found).length > 0) {
      setAttempt((count) => count + 1)
      return false
    }
    try {
      const isDone = (await options.submit(values, client_ref)) !== false
      if (isDone) {
        setLive(false)
        form.resetDirty()
      }
      return isDone
    } catch (error) {
      const fields = refusalByPath(error, values, options, isPage)
      if (!fields) throw error
      show(fields)
      return false
    }
  })

  const submitPage = async () => {
    try {
      await submit(true)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Other failures have shown their notice already.
      if (error.kind === 'refusal') notify.error(error.message)
    }
  }

  return {
    values: form.values,
    change: form.setValues as (part: Partial<Values>) => void,
    /** Sets the value at a path: `guests.0.full_name`. */
    set: form.setFieldValue as (path: string, value: unknown) => void,
    /** Props of the input of a path. */
    field: (path: string, input?: Parameters<typeof form.getInputProps>[1]) => ({
      ...form.getInputProps(path, input),
      error: errorAt(path),
    }),
    errors,
    errorAt,
    /** Whether a part that is needed first has no errors; otherwise shows them. */
    passes: (part: FieldErrors<Name>): boolean => {
      const wrong = textsOf(part)
      const isFree = Object.keys(wrong).length === 0
      if (!isFree) show(wrong)
      return isFree
    },
    /** For a dialog. Resolves to false if it did not happen; rejects with what no field shows. */
    submit: async () => (await submit(false)) ?? false,
    busy: pending,
    /** Props of a page's form element. */
    page: {
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        event.stopPropagation()
        void submitPage()
      },
      'aria-busy': pending,
      noValidate: true,
    },
    /** Whether leaving loses input. */
    isUnsaved: () => !options.onValuesChange && !pending && form.isDirty(),
    /** Props of the error summary. */
    summary: {
      errors: errorsOf(errors).map((one) => ({ ...one, where: options.labels?.[one.path] })),
      attempt,
    },
  }
}

/** The tag being typed into a `TagsInput`: not yet a value of the form, but leaving would lose it. */
export function useUnfinishedTag() {
  const [text, setText] = useState('')
  return { input: { searchValue: text, onSearchChange: setText }, isTyped: text.trim() !== '' }
}
