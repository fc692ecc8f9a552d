import type { Schemas } from '@portal/api-client/contract'
import { amountError, parseAmount, toMoney } from '../../domain/money/money.ts'
import { invalidFields, refuse } from '../../domain/refusal.ts'
import { changesBetween } from '../../domain/sub-account/admin-log.ts'
import { type Operations, ok } from '../../edge/operation.ts'
import { type Viewer, viewerOf } from '../viewer.ts'
import { logEntry } from './log-entry.ts'

const presentRule = ({ company, member }: Viewer): Schemas['SecondPersonRuleAnswer'] => ({
  bill_over: moneyOf(company.bill_over, company.settlement_currency),
  may_save: member.role === 'owner',
})

const moneyOf = (amount: string | null, currency: string) =>
  amount === null ? null : toMoney(parseAmount(amount, currency), currency)

export const secondPersonOperations = {
  getSecondPersonRule: (call, world) => presentRule(viewerOf(call, world)),

  // Whoever pays could otherwise switch it off, pay, and switch it on again.
  saveSecondPersonRule: (call, world) => {
    const viewer = viewerOf(call, world)
    const { company, member } = viewer
    const { bill_over: wanted } = call.body
    if (member.role !== 'owner') throw refuse('NO_PERMISSION')
    const { settlement_currency: currency } = company
    if (wanted && wanted.currency !== currency) throw invalidFields({ 'bill_over.currency': 'currency_own' })
    const error = wanted && amountError(wanted.amount, currency)
    if (error) throw invalidFields({ 'bill_over.amount': error })
    const changes = changesBetween({ bill_over: moneyOf(company.bill_over, currency) }, { bill_over: wanted })
    if (changes.length > 0) logEntry(viewer, 'second_person_changed', { changes })
    const saved = world.tables.company.put({ ...company, bill_over: wanted?.amount ?? null })
    return ok(presentRule({ ...viewer, company: saved }), 'saved')
  },
} satisfies Partial<Operations>
