import { useText } from '@portal/i18n'
import type { ReactNode } from 'react'
import classes from './ErrorPage.module.css'
import { PageTitle } from './PageTitle.tsx'

export interface ErrorPageProps {
  /** 404, or whatever else went wrong. */
  status: number
  /** The catalogue's text: "Page not found: /nowhere". */
  message?: string | undefined
  /** Links and buttons that lead on; the home link is the least. */
  actions?: ReactNode
}

/** Fills the content area of a layout, so that header and menus stay usable. */
export function ErrorPage({ status, message, actions }: ErrorPageProps) {
  const t = useText('common')
  const notFound = status === 404
  return (
    <div className={classes.page}>
      <p className={classes.status} aria-hidden>
        {status}
      </p>
      <PageTitle title={t(notFound ? 'errorPage.notFound' : 'errorPage.internal')} />
      {message && <p className={classes.message}>{message}</p>}
      <p className={classes.hint}>{t(notFound ? 'errorPage.notFoundHint' : 'errorPage.internalHint')}</p>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  )
}
