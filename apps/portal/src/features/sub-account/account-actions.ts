import type { Schemas } from '@portal/api-client'
import { useHoldsNode, useSession } from '@portal/auth'

export type AccountAction = 'edit' | 'state' | 'password'

/** What the member may do with an account: by the own nodes, and never with the own account. */
export function useAccountActions() {
  const own = useSession(({ id }) => id)
  const may: Record<AccountAction, boolean> = {
    edit: useHoldsNode('subaccount/save'),
    state: useHoldsNode('subaccount/state'),
    password: useHoldsNode('subaccount/resetPassword'),
  }
  return ({ id }: Pick<Schemas['SubAccount'], 'id'>): AccountAction[] =>
    id === own ? [] : (['edit', 'state', 'password'] as const).filter((action) => may[action])
}
