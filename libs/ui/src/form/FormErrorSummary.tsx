import { language, useText } from '@portal/i18n'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Box } from '../generated/mantine/Box.ts'
import { IconAlertTriangle } from '../icons.ts'
import classes from './FormErrorSummary.module.css'
import { fieldId, focusField } from './field.ts'

/** An error at a field, in the words that stand at the field too. */
export interface FieldError {
  /** Form path: `guests[0].full_name`. */
  path: string
  message: ReactNode
  /** Where the field is, when the words alone do not tell: "Room 2, guest 1". */
  where?: string | undefined
}

export interface FormErrorSummaryProps {
  errors: readonly FieldError[]
  /** Counts the submits that failed; each one brings the focus back here. */
  attempt: number
}

/** The errors of a Mantine form, in the order of its fields. */
export const errorsOf = (errors: Record<string, ReactNode>): FieldError[] =>
  Object.entries(errors).flatMap(([path, message]) => (message ? [{ path, message }] : []))

/** All errors of a form at its top: takes the focus after a failed submit, each line leads to its field. */
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
