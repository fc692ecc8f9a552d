import { ApiError } from '@portal/api-client'
import { textOf } from '@portal/i18n'

/**
 * What stands where something could not be loaded. A refusal is said here, for such a call is silent; every
 * other failure has shown its notice already, so here stands only what to do.
 */
export function loadErrorText(error: unknown): string {
  if (error instanceof ApiError && error.kind === 'refusal' && error.message !== '') return error.message
  // A backend that is only being wired in does not have every call yet.
  if (error instanceof ApiError && (error.status === 404 || error.status === 501))
    return textOf('common')('errorPage.notOffered')
  if (error instanceof ApiError && error.kind === 'timeout') return textOf('common')('errorPage.tooSlow')
  const hint = textOf('common')('errorPage.internalHint')
  // Whoever develops reads on the page which call and field to look at.
  const unreadable = import.meta.env.DEV && error instanceof ApiError ? error.unreadable : null
  return unreadable ? `${hint} (${unreadable.call}: ${unreadable.field})` : hint
}
