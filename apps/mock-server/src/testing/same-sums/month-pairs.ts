import type { Schemas } from '@portal/api-client/contract'
import type { RealMock } from '../real-mock.ts'
import { only, type Pair, pages } from './pair.ts'

/** The figures of a month, and the lists that they lead to. */
export async function monthPairs(member: RealMock): Promise<Pair[]> {
  const pairs: Pair[] = []
  for (const month of ['2026-10', '2026-11']) {
    const books: Schemas['Month'] = (await member.get('/api/month/detail', { month })).data
    const { date_from, date_to } = books
    const figure = (kind: Schemas['MonthFigureKind']) => {
      const found = books.figures.find((one) => one.kind === kind)
      return { count: found?.count ?? Number.NaN, sum: only(found?.sums ?? []) }
    }
    const { first: bills } = await pages(member, '/api/bill/index', { period: month })
    const { first: disputes } = await pages(member, '/api/bill/index', {
      period: month,
      status: ['disputed'],
    })
    const days = { date_from, date_to }
    const { first: unbilled } = await pages(member, '/api/bill/eligible', days)
    const uninvoiced = await pages<Schemas['InvoiceableOrder']>(member, '/api/invoice/eligible', {
      ...days,
      eligible: true,
    })
    const name = (what: string) => `${what} of a month, of its list`
    pairs.push(
      [name('bills'), figure('bills').count, bills.total],
      [name('outstanding bills'), figure('bills').sum, only(bills.outstanding)],
      [name('disputed bills'), figure('disputes').count, disputes.total],
      [name('outstanding disputed bills'), figure('disputes').sum, only(disputes.outstanding)],
      [name('orders not billed'), figure('unbilled').count, unbilled.total],
      [name('not billed'), figure('unbilled').sum, only(unbilled.sums)],
      [name('orders not invoiced'), figure('uninvoiced').count, uninvoiced.list.length],
      [
        name('not invoiced'),
        figure('uninvoiced').sum,
        only(uninvoiced.list.map(({ invoiceable }) => invoiceable)),
      ],
    )
    for (const { account, opening, in: gains, out, closing } of books.accounts) {
      const { data: ledger } = await member.get('/api/wallet/ledger', { account, ...days })
      const sign = account === 'credit' ? -1 : 1
      pairs.push(
        [name(`opening ${account}`), only([opening]), only([ledger.opening])],
        [name(`closing ${account}`), only([closing]), only([ledger.closing])],
        [
          `${account} of a month: opening, in and out, closing`,
          only([opening]) + sign * (only([gains]) - only([out])),
          only([closing]),
        ],
        [name(`movements of ${account}`), only([gains]) - only([out]), only([ledger.matching])],
      )
    }
  }
  return pairs
}
