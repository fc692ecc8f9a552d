import { ApiError } from '@portal/api-client'
import { textOf } from '@portal/i18n'

/**
 * What stands where something could not be loaded. A refusal is said here, for such a call is silent; every
 * other failure has shown its notice already, so here stands only what to do.
 */
export const loadErrorText = (error: unknown): string =>
  error instanceof ApiError && error.kind === 'refusal' && error.message !== ''
    ? error.message
    : textOf('common')('errorPage.internalHint')
