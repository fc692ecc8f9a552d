import type { Schemas } from '@portal/api-client/contract'
import { attempt, invalidFields, isRefusal } from '../../domain/refusal.ts'
import { refusalSentence } from '../../edge/envelope.ts'
import type { Call, Operations } from '../../edge/operation.ts'
import { billOperations } from './bill.ts'

type Share = Schemas['BillShare']
type Result = Schemas['BillShareResult']

export const billBatchOperations = {
  payBills: (call, world) => {
    const { bills } = call.body
    const twice = bills.flatMap(({ id }, index) =>
      bills.findIndex((other) => other.id === id) < index
        ? [[`bills[${index}].id`, 'chosen_twice' as const]]
        : [],
    )
    if (twice.length > 0) throw invalidFields(Object.fromEntries(twice))
    const results = bills.map((share): Result => {
      const paid = attempt(() => billOperations.payBill(oneCall(call, share), world))
      return isRefusal(paid)
        ? { id: share.id, error_key: paid.error_key, msg: refusalSentence(paid, call.language) }
        : { id: share.id, error_key: null, msg: '' }
    })
    return { results }
  },
} satisfies Partial<Operations>

/** The call that pays one of the bills alone. */
function oneCall(call: Call<'payBills'>, share: Share): Call<'payBill'> {
  const { channel, proof_files } = call.body
  const body = { ...share, channel, ...(proof_files && { proof_files }) }
  return { ...call, operation: 'payBill', body }
}
