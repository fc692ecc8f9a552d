import { generated } from '../edge/generated.ts'
import type { Operations } from '../edge/operation.ts'

export const voucherSettingOperations = {
  sendVoucher: generated('sendVoucher'),
  verifyVoucher: generated('verifyVoucher'),
  getVoucherSetting: generated('getVoucherSetting'),
  saveVoucherSetting: generated('saveVoucherSetting'),
  previewVoucherSetting: generated('previewVoucherSetting'),
} satisfies Partial<Operations>
