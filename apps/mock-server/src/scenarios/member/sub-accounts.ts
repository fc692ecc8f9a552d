import type { Schemas } from '@portal/api-client/contract'
import type { PersonaName } from '../../world/personas.ts'
import { first, type Stage } from '../stage.ts'

/** Changes what a member may do, as the owner of its company does it. */
export async function saveRights(
  stage: Stage,
  username: PersonaName,
  changes: Partial<Schemas['SubAccount']>,
): Promise<void> {
  const owner = stage.as('goldenland')
  const { list } = await owner.done('listSubAccounts', { query: { limit: 100 } })
  const found = first(
    list.filter((account) => account.username === username),
    `sub-account ${username}`,
  )
  const { id, version, nickname, nodes, data_scope, products, channels } = found
  const { limit_per_order, limit_per_month, approval_over } = found
  const kept = { nodes, data_scope, products, channels, limit_per_order, limit_per_month, approval_over }
  await owner.done('saveSubAccount', {
    body: { id, version, username, nickname, ...kept, ...changes },
  })
}
