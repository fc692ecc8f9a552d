import { unsavedForms } from '@portal/ui'

/**
 * What was typed into a form when it went away without being sent, above all when the session ended in the
 * middle of it. Kept in memory only: guests' names do not belong in browser storage.
 */
const drafts = new Map<string, { values: unknown; atServer: boolean }>()

/**
 * Keeps the values of one form; `owner` is the member number, so that nobody finds another one's names. `atServer`: the
 * server has all of them too.
 */
export function keepDraft(owner: number, form: string, values: unknown, { atServer = false } = {}): void {
  drafts.set(`${owner} ${form}`, { values, atServer })
}

/** The kept values of that member's form, if any; they stay until the form was sent. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the form that kept it knows its shape
export const draftOf = <T>(owner: number, form: string): T | undefined =>
  drafts.get(`${owner} ${form}`)?.values as T | undefined

/** The form was sent or given up. */
export function dropDraft(owner: number, form: string): void {
  drafts.delete(`${owner} ${form}`)
}

/** Kept in the same way, but typed by nobody: nothing is lost with them. */
const noForm = /^\d+ recent /

/** Whether a form waits that somebody has begun and not sent. */
export const hasDrafts = (): boolean => [...drafts.keys()].some((key) => !noForm.test(key))

/**
 * Whether something typed would be lost with the document. Every form takes part: it keeps its draft here, or is one of
 * the forms that stand on the screen (`useUnsavedForm`, which dialogs and checked forms use by themselves).
 */
export const isUnsaved = (): boolean =>
  unsavedForms().length > 0 || [...drafts].some(([key, { atServer }]) => !atServer && !noForm.test(key))

/** Signing out, or another member: nothing of it stays. */
export function dropAllDrafts(): void {
  drafts.clear()
}
