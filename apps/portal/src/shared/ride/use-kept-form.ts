import { useSession } from '@portal/auth'
import type { KeptForm } from '../booking/kept-form.ts'
import { draftOf } from '../form/form-drafts.ts'

/** What this page still knows of a form of that name; null for nothing. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the form that kept it knows its shape
export function useKeptForm<Values>(name: string): KeptForm<Values> | null {
  const owner = useSession(({ id }) => id)
  return draftOf<KeptForm<Values>>(owner, name) ?? null
}
