import type { Schemas } from '@portal/api-client/contract'
import { attempt, invalidFields, isRefusal } from '../../domain/refusal.ts'
import { refusalSentence } from '../../edge/envelope.ts'
import type { Call, Operations } from '../../edge/operation.ts'
import { watchCall } from '../sub-account/witness.ts'
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
      const one = oneCall(call, share)
      const witness = watchCall(one, world)
      const paid = attempt(() => billOperations.payBill(one, world))
      if (isRefusal(paid)) {
        witness?.refused(paid, one)
        const { error_key } = paid
        return { id: share.id, asked: false, error_key, msg: refusalSentence(paid, call.language) }
      }
      witness?.done(one, paid)
      const asked = call.body.channel === 'predeposit' && paid.ledger_entry === null
      return { id: share.id, asked, error_key: null, msg: '' }
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
