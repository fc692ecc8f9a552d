import { generated } from '../edge/generated.ts'
import type { Operations } from '../edge/operation.ts'

export const verificationCodeOperations = {
  sendSmsCode: generated('sendSmsCode'),
  sendEmailCode: generated('sendEmailCode'),
} satisfies Partial<Operations>
