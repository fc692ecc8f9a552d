import { clientRef, confirmedOrder } from './hotel-journey.ts'
import type { RealMock } from './real-mock.ts'

export const yuan = (money: { readonly amount: string }) => Number(money.amount)

/**
 * The steps of bill tests: sell on credit, apply for settlement, confirm, pay.
 * @param desk read before each step, since tests change places with colleagues
 */
export function billDesk(desk: () => RealMock) {
  const bill = async (id: string) => (await desk().get('/api/bill/detail', { id })).data.bill
  const wallet = async () => (await desk().get('/api/wallet/summary')).data

  /** A non-refundable order on credit: it can be billed at once. */
  const sold = (nth = 1) =>
    confirmedOrder(
      desk(),
      {
        hotel_id: '1009',
        non_refundable: true,
        nth,
        names: [`GUEST NUMBER${'ABCDE'.charAt(nth)}`, `ZHANG MEI${'ABCDE'.charAt(nth)}`],
      },
      'credit',
    )

  async function applied(...nths: number[]) {
    const orders = []
    for (const nth of nths) orders.push(await sold(nth))
    const order_ids = orders.map(({ booking_id }) => booking_id)
    const client_ref = clientRef(49 + (nths[0] ?? 1))
    const { data } = await desk().post('/api/bill/apply', { client_ref, order_ids })
    return { bill: data.bill, orders }
  }

  async function confirmed(...nths: number[]) {
    const application = await applied(...nths)
    const { data } = await desk().post('/api/bill/confirm', {
      id: application.bill.bill_no,
      version: application.bill.version,
    })
    return { ...application, bill: data.bill }
  }

  const pay = (of: { bill_no: string; version: number; outstanding: object }, more: object = {}, nth = 60) =>
    desk().post('/api/bill/pay', {
      id: of.bill_no,
      version: of.version,
      client_ref: clientRef(nth),
      channel: 'predeposit',
      money: of.outstanding,
      ...more,
    })

  return { bill, wallet, sold, applied, confirmed, pay }
}
