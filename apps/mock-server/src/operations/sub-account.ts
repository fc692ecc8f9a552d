import { generated } from '../edge/generated.ts'
import type { Operations } from '../edge/operation.ts'

export const subAccountOperations = {
  listSubAccounts: generated('listSubAccounts'),
  saveSubAccount: generated('saveSubAccount'),
  changeSubAccountState: generated('changeSubAccountState'),
  resetSubAccountPassword: generated('resetSubAccountPassword'),
  listPermissionNodes: generated('listPermissionNodes'),
} satisfies Partial<Operations>
