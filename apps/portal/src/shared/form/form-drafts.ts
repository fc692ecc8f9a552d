import { unsavedForms } from '@portal/ui'

/** Input of forms that were left without being submitted, by member and form. */
const drafts = new Map<string, { values: unknown; atServer: boolean }>()

/** Other data that must not outlive the session, such as recent searches; losing it needs no question. */
const remembered = new Map<string, unknown>()

/**
 * Keeps the input of a form in memory, above all when the session ends: guests' names do not belong in browser storage.
 * `owner` is the member number, so that nobody gets another member's input. `atServer`: the server has all of it too.
 */
export function keepDraft(owner: number, form: string, values: unknown, { atServer = false } = {}): void {
  drafts.set(`${owner} ${form}`, { values, atServer })
}

/** The kept input of that member's form, until it is submitted. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the form that kept it knows its shape
export const draftOf = <T>(owner: number, form: string): T | undefined =>
  drafts.get(`${owner} ${form}`)?.values as T | undefined

/** The form was submitted or discarded. */
export function dropDraft(owner: number, form: string): void {
  drafts.delete(`${owner} ${form}`)
}

/** Whether the member has begun any form without submitting it. */
export const hasDrafts = (): boolean => drafts.size > 0

/**
 * Whether closing the document loses input. Every form takes part: it keeps a draft here, or registers with
 * `useUnsavedForm`, as FormDialog and PageForm do.
 */
export const isUnsaved = (): boolean =>
  unsavedForms().length > 0 || [...drafts.values()].some(({ atServer }) => !atServer)

/** Remembers a value of that member until the session is over. */
export function remember(owner: number, name: string, value: unknown): void {
  remembered.set(`${owner} ${name}`, value)
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller that remembered it knows its shape
export const recall = <T>(owner: number, name: string): T | undefined =>
  remembered.get(`${owner} ${name}`) as T | undefined

/** Signing out, or another member: forgets everything. */
export function dropAllDrafts(): void {
  drafts.clear()
  remembered.clear()
}
