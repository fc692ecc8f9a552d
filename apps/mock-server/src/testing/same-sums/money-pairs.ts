import type { Schemas } from '@portal/api-client/contract'
import type { RealMock } from '../real-mock.ts'
import { cents, exported, minor, type Pair, type Persona, pages, sum } from './pair.ts'

export async function accountPairs(member: RealMock): Promise<Pair[]> {
  const { wallet, credit, holds }: Schemas['WalletSummary'] = (await member.get('/api/wallet/summary')).data
  const { money }: Schemas['Dashboard'] = (await member.get('/api/dashboard/summary')).data
  const heldOn = (account: Schemas['PayChannel']) =>
    sum(
      holds.filter((hold) => hold.account === account),
      (hold) => cents(hold.money),
    )
  const pairs: Pair[] = [
    ['balance less frozen, available', cents(wallet.balance) - cents(wallet.frozen), cents(wallet.available)],
    ['frozen on the balance, its holds', cents(wallet.frozen), heldOn('predeposit')],
    ['available on the balance, on the overview', cents(wallet.available), cents(money.available)],
  ]
  if (!credit) return pairs
  const limits = cents(credit.limit) + cents(credit.temp_limit?.money)
  const overdue = await pages<Schemas['BillSummary']>(member, '/api/bill/index', { status: ['overdue'] })
  return [
    ...pairs,
    [
      'limits less used and frozen, available',
      limits - cents(credit.used) - cents(credit.frozen),
      cents(credit.available),
    ],
    ['frozen on the credit line, its holds', cents(credit.frozen), heldOn('credit')],
    ['used credit, on the overview', cents(credit.used), cents(money.credit_used)],
    ['available credit, on the overview', cents(credit.available), cents(money.credit_available)],
    ['overdue, on the overview', cents(credit.overdue), cents(money.overdue)],
    [
      'overdue, on the overdue bills',
      cents(credit.overdue),
      sum(overdue.list, (bill) => cents(bill.outstanding)),
    ],
  ]
}

export async function ledgerPairs(member: RealMock, persona: Persona): Promise<Pair[]> {
  const { wallet, credit }: Schemas['WalletSummary'] = (await member.get('/api/wallet/summary')).data
  const pairs: Pair[] = []
  for (const account of ['predeposit', 'credit'] as const) {
    if (account === 'credit' && !credit) continue
    const { first, list } = await pages<Schemas['LedgerEntry']>(member, '/api/wallet/ledger', { account })
    const standing = account === 'credit' ? credit?.used : wallet.balance
    // What is used of a credit line grows with what goes out.
    const sign = account === 'credit' ? -1 : 1
    const gain = ({ direction, money }: Schemas['LedgerEntry']) =>
      (direction === 'in' ? 1 : -1) * cents(money)
    const { data } = await member.get('/api/wallet/ledgerExport', { account, format: 'csv' })
    const lines = await exported(member, persona, data)
    const at = 3
    const split = list[Math.floor(list.length / 2)]
    const day = new Date(((split?.time ?? 0) + 8 * 3600) * 1000).toISOString().slice(0, 10)
    const before = (await member.get('/api/wallet/ledger', { account, date_to: day })).data
    const after = (await member.get('/api/wallet/ledger', { account, date_from: nextDay(day) })).data
    const refunds = await pages<Schemas['LedgerEntry']>(member, '/api/wallet/ledger', {
      account,
      type: ['refund'],
    })
    pairs.push(
      [`${account}: end of the ledger, summary`, cents(first.closing), cents(standing)],
      [
        `${account}: closing less opening, all entries`,
        sign * (cents(first.closing) - cents(first.opening)),
        cents(first.matching),
      ],
      [`${account}: entries listed, their sum`, sum(list, gain), cents(first.matching)],
      [
        `${account}: total of the export, sum of the list`,
        sign * minor(lines.at(-1)?.[at]),
        cents(first.matching),
      ],
      [`${account}: last balance of the export, summary`, minor(lines[1]?.[at + 1]), cents(standing)],
      [`${account}: end of a period, beginning of the next`, cents(before.closing), cents(after.opening)],
      [`${account}: one kind listed, its sum`, sum(refunds.list, gain), cents(refunds.first.matching)],
    )
  }
  const { data: check } = await member.get('/api/wallet/selfCheck')
  const wrong = check.checks.filter(({ ok }: { ok: boolean }) => !ok).length
  return [...pairs, ['sums that the ledger check finds wrong, none', wrong, 0]]
}

const nextDay = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
