import { hasDrafts, isUnsaved } from '../shared/form/form-drafts.ts'
import { allowUnload } from '../shared/leaving/unload.ts'

/**
 * Whether the page may be reloaded: at once, unless a form is half filled; then the operator is asked. The dialog loads
 * late; if it cannot be fetched, the form is worth more than the new version.
 */
export async function mayReload(): Promise<boolean> {
  if (!hasDrafts() && !isUnsaved()) return true
  const answer = import('./reload-consent.ts').then(({ consent }) => consent())
  const may = await answer.catch(() => false)
  if (may) allowUnload()
  return may
}
