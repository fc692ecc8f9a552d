import { ApiError, isRefusal } from '@portal/api-client'
import { textOf } from '@portal/i18n'

/**
 * The text for a failed load. A refusal is shown here, as the call is silent; any other failure has shown its notice,
 * so this says only what to do.
 */
export function loadErrorText(error: unknown): string {
  if (isRefusal(error, 'VALIDATION')) {
    const wrong = Object.values(error.fields).flat().join(' ')
    if (wrong !== '') return wrong
  }
  if (error instanceof ApiError && error.kind === 'refusal' && error.message !== '') return error.message
  // A new backend may lack calls.
  if (error instanceof ApiError && (error.status === 404 || error.status === 501))
    return textOf('common')('errorPage.notOffered')
  if (error instanceof ApiError && error.kind === 'timeout') return textOf('common')('errorPage.tooSlow')
  const hint = textOf('common')('errorPage.internalHint')
  // In development the page shows the call and field to look at.
  const unreadable = import.meta.env.DEV && error instanceof ApiError ? error.unreadable : null
  return unreadable ? `${hint} (${unreadable.call}: ${unreadable.field})` : hint
}
