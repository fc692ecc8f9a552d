import { generated } from '../edge/generated.ts'
import type { Operations } from '../edge/operation.ts'

export const accountOperations = {
  getAccountOverview: generated('getAccountOverview'),
  getAccountProfile: generated('getAccountProfile'),
  saveAccountProfile: generated('saveAccountProfile'),
  listIntegralEntries: generated('listIntegralEntries'),
  listBalanceEntries: generated('listBalanceEntries'),
  getPreference: generated('getPreference'),
  savePreference: generated('savePreference'),
} satisfies Partial<Operations>
