import { parseAmount } from '../../money/money.ts'
import { settlementMoney } from '../../order/order.ts'
import type { LedgerAccount, LedgerEntry } from '../entry.ts'
import { positionOf } from '../position.ts'
import type { Disagreement, IndexedLedger, Invariant } from './company-ledger.ts'
import { sumOf } from './compare.ts'

const accounts: readonly LedgerAccount[] = ['predeposit', 'credit']

function currenciesOf({ company, entries, holds }: IndexedLedger): string[] {
  const used = new Set([company.settlement_currency])
  for (const { currency } of entries) used.add(currency)
  for (const { currency } of holds) used.add(currency)
  return [...used]
}

function ledgerOf(ledger: IndexedLedger): { name: string; rows: LedgerEntry[] }[] {
  return currenciesOf(ledger).flatMap((currency) =>
    accounts.map((account) => ({
      name: `${account} ${currency}`,
      rows: ledger.entries.filter((entry) => entry.account === account && entry.currency === currency),
    })),
  )
}

/** Rules about a company's accounts as a whole. */
export const accountInvariants: readonly Invariant[] = [
  {
    rule: 1,
    name: 'balance, frozen and available are never below zero',
    *disagreements(ledger): Iterable<Disagreement> {
      for (const currency of currenciesOf(ledger)) {
        const { sum, frozen } = positionOf(ledger.company, ledger, ledger.now, 0, currency).predeposit
        if (sum < 0) yield { subject: `balance ${currency}`, left: sum, right: 0 }
        if (frozen < 0) yield { subject: `frozen ${currency}`, left: frozen, right: 0 }
        if (frozen > sum) yield { subject: `available ${currency}`, left: sum - frozen, right: 0 }
      }
    },
  },
  {
    rule: 2,
    name: 'credit in use and held stays within the limits',
    *disagreements(ledger) {
      const { company } = ledger
      const currency = company.settlement_currency
      const { sum, frozen } = positionOf(company, ledger, ledger.now).credit
      // A temporary limit that has ended does not undo purchases made under it.
      const limits = [company.credit_limit, company.temp_limit?.amount ?? null]
      const limit = sumOf(limits.map((amount) => (amount === null ? 0 : parseAmount(amount, currency))))
      if (sum < 0) yield { subject: 'credit used', left: sum, right: 0 }
      if (sum + frozen > limit) yield { subject: 'credit used and held', left: sum + frozen, right: limit }
    },
  },
  {
    rule: 3,
    name: 'each entry continues the one before it',
    *disagreements(ledger) {
      for (const { name, rows } of ledgerOf(ledger)) {
        let sum = 0
        for (const [index, entry] of rows.entries()) {
          sum += entry.delta
          if (entry.seq !== index + 1)
            yield { subject: `${name} ${entry.id}`, left: entry.seq, right: index + 1 }
          if (entry.balance_after !== sum)
            yield { subject: `${name} ${entry.id}`, left: entry.balance_after, right: sum }
        }
      }
    },
  },
  {
    rule: 11,
    name: 'credit in use is what credit orders settle for, less what bills have paid',
    *disagreements({ company, entries, orders }) {
      const currency = company.settlement_currency
      const used = sumOf(entries.map((entry) => (entry.account === 'credit' ? entry.delta : 0)))
      const corrections = sumOf(
        entries.map((entry) => {
          if (entry.account === 'credit' && ['repay', 'adjust', 'reversal'].includes(entry.type))
            return entry.delta
          return entry.type === 'refund_of_settled_credit' ? entry.delta : 0
        }),
      )
      const settlements = sumOf(
        orders.map((order) => (order.pay_channel === 'credit' ? settlementMoney(order) : 0)),
      )
      if (used !== settlements + corrections) {
        yield { subject: `credit used ${currency}`, left: used, right: settlements + corrections }
      }
    },
  },
]
