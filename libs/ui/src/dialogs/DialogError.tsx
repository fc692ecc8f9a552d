import { useText } from '@portal/i18n'
import { type ReactNode, useEffect, useRef } from 'react'
import { IconAlertCircle } from '../icons.ts'
import classes from './FormDialog.module.css'

/** The words of a failure: an error's own message (the catalogue's text), else a plain sentence. */
export function useFailureText(failure: unknown): string | null {
  const t = useText('common')
  if (failure === null || failure === undefined) return null
  return (failure instanceof Error && failure.message) || t('dialog.failed')
}

/** The place in a dialog where a refusal is read, once. It takes the focus, so that nobody overlooks it. */
export function DialogError({ children }: { children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => region.current?.focus(), [])
  return (
    <div ref={region} className={classes.error} role="alert" tabIndex={-1}>
      <IconAlertCircle size={18} aria-hidden />
      <div>{children}</div>
    </div>
  )
}
