import { generated } from '../edge/generated.ts'
import type { Operations } from '../edge/operation.ts'

export const accountSecurityOperations = {
  verifyAccount: generated('verifyAccount'),
  changeAccountBinding: generated('changeAccountBinding'),
  changePassword: generated('changePassword'),
  retrievePassword: generated('retrievePassword'),
} satisfies Partial<Operations>
