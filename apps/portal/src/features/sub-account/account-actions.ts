import type { Schemas } from '@portal/api-client'
import { useCan } from '@portal/auth'

export type AccountAction = 'edit' | 'state' | 'password'

/** What the member may do with an account: by the own nodes, and only with one that reaches no further than the own. */
export function useAccountActions() {
  const may: Record<AccountAction, boolean> = {
    edit: useCan('save'),
    state: useCan('state'),
    password: useCan('resetPassword'),
  }
  return ({ manageable }: Pick<Schemas['SubAccount'], 'manageable'>): AccountAction[] =>
    manageable ? (['edit', 'state', 'password'] as const).filter((action) => may[action]) : []
}
