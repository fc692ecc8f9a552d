import { generated } from '../edge/generated.ts'
import type { Operations } from '../edge/operation.ts'

export const walletTopupOperations = {
  exportLedger: generated('exportLedger'),
  topUpWallet: generated('topUpWallet'),
  listTopUps: generated('listTopUps'),
  checkWallet: generated('checkWallet'),
} satisfies Partial<Operations>
