import { language, useText } from '@portal/i18n'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Box } from '../generated/mantine/Box.ts'
import { IconAlertTriangle } from '../icons.ts'
import classes from './form.module.css'

/** `id` for the input of a form path, so that the error summary can link to it: `guests[0].full_name`. */
export const fieldId = (path: string): string => `field-${path.replaceAll(/[^\w-]+/g, '-')}`

/**
 * The input of a form path, by its id or by the `data-path` that Mantine's forms set. In a group of inputs (radios, a
 * date range) it is the first one.
 */
function findField(path: string): HTMLElement | null {
  const found =
    document.getElementById(fieldId(path)) ??
    document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)
  if (!found || found.matches('input, select, textarea, button, a[href], [tabindex]')) return found
  return found.querySelector<HTMLElement>('input, select, textarea, button, [tabindex]') ?? found
}

/** Focuses the input of a form path and scrolls it into view. False when there is none. */
export function focusField(path: string): boolean {
  const field = findField(path)
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
  return field !== null
}

/** The error of a field, in the same words as at the field. */
export interface FieldError {
  /** Form path: `guests[0].full_name`. */
  path: string
  message: ReactNode
  /** Where the field is, if the message alone does not tell: "Room 2, guest 1". */
  where?: string | undefined
}

interface FormErrorSummaryProps {
  errors: readonly FieldError[]
  /** Number of failed submits; each one moves the focus to the summary. */
  attempt: number
}

/** The errors of a Mantine form, in the order of its fields. */
export const errorsOf = (errors: Record<string, ReactNode>): FieldError[] =>
  Object.entries(errors).flatMap(([path, message]) => (message ? [{ path, message }] : []))

/** All errors of a form at its top. It takes the focus after a failed submit; each line links to its field. */
export function FormErrorSummary({ errors, attempt }: FormErrorSummaryProps) {
  const t = useText('validation')
  const box = useRef<HTMLDivElement>(null)
  const titleId = useId()

  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])

  if (errors.length === 0) return null

  function go(event: MouseEvent, path: string) {
    event.preventDefault()
    focusField(path)
  }

  return (
    <Box
      ref={box}
      py="sm"
      px="md"
      bd="1px solid var(--mantine-color-error)"
      bdrs="md"
      bg="var(--mantine-color-red-light)"
      c="var(--mantine-color-red-light-color)"
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <h2 id={titleId} className={classes.title}>
        <IconAlertTriangle size={18} aria-hidden />
        {t('summary', { count: errors.length })}
      </h2>
      <Box component="ul" m="4px 0 0" ps={26} style={{ listStyle: 'disc' }}>
        {errors.map(({ path, message, where }) => (
          <li key={path}>
            <a className={classes.link} href={`#${fieldId(path)}`} onClick={(event) => go(event, path)}>
              {where && `${where}${language() === 'en' ? ': ' : '：'}`}
              {message}
            </a>
          </li>
        ))}
      </Box>
    </Box>
  )
}
