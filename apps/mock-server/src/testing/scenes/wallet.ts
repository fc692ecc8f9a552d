import { uploadedFile } from '../document-desk.ts'
import { clientRef, confirmedOrder } from '../hotel-journey.ts'
import { byViewer, byVisitor, ofNothing, type Scenes } from './scene.ts'
import { first, type Stage } from './stage.ts'

const cny = (amount: string) => ({ amount, currency: 'CNY' })

/** A bill over an order that was bought for good on credit. */
async function appliedBill(stage: Stage) {
  const order_ids = [await billable(stage)]
  const { bill } = (await stage.me.post('/api/bill/apply', { client_ref: clientRef(50), order_ids })).data
  return bill
}
const billable = async (stage: Stage): Promise<string> =>
  (await confirmedOrder(stage.me, { hotel_id: '1009', non_refundable: true }, 'credit')).booking_id

async function reportedTransfer(me: Stage['me']): Promise<string> {
  const proof_files = [uploadedFile(me, '1')]
  const body = {
    client_ref: clientRef(2),
    money: cny('100.00'),
    bank_ref: 'TR-8842',
    transfer_date: '2026-11-20',
    proof_files,
  }
  return (await me.post('/api/wallet/topup', body)).data.topup.id
}

async function confirmedBill(stage: Stage) {
  const { bill_no: id, version } = await appliedBill(stage)
  return (await stage.me.post('/api/bill/confirm', { id, version })).data.bill
}

/** A payment that `payer` asked for and that waits for a second person; answers what confirming it sends. */
/** Gives a viewer the rights of finance: a second colleague who pays bills. */
function secondPayer({ world }: Stage) {
  const rowOf = (name: string) => first(world.tables.member.where(({ username }) => username === name))
  const { role, nodes, data_scope, products, channels, hide_net_price } = rowOf('jade_finance')
  const rights = { role, nodes, data_scope, products, channels, hide_net_price }
  world.tables.member.put({ ...rowOf('jade_viewer'), ...rights })
  return 'jade_viewer' as const
}

async function askedPayment(stage: Stage, payer: 'jadecredit' | 'jade_viewer') {
  const { bill_no: id, version, outstanding: money } = await confirmedBill(stage)
  await stage.me.post('/api/subaccount/saveSecondPerson', { bill_over: { ...money, amount: '100.00' } })
  const sent = { id, version, client_ref: clientRef(63), channel: 'predeposit', money }
  const { bill } = (await stage.as(payer).post('/api/bill/pay', sent)).data
  const { id: payment_id } = first<{ id: string }>(bill.payments)
  return { body: { id, version: bill.version, payment_id, decision: 'approve' as const } }
}

/** Balance and credit, top-ups, bills, months. */
export const walletScenes = {
  getWallet: {
    predeposit: { summary: 'A company that pays beforehand' },
    credit: { summary: 'A company with credit', as: 'jadecredit' },
    visitor: byVisitor(),
  },
  getPayee: {
    home: { summary: 'For transfers within the country' },
    abroad: { summary: 'For a company that pays in dollars', as: 'pacificusd' },
    visitor: byVisitor(),
  },
  listLedgerEntries: {
    page: { summary: 'The two newest movements', request: { query: { limit: 2 } } },
    refunds: { summary: 'The newest refund', request: { query: { type: ['refund'], limit: 1 } } },
    viewer: byViewer(),
  },
  exportLedger: {
    begun: {
      summary: 'Movements of November',
      request: { query: { date_from: '2026-11-01', format: 'xlsx' } },
    },
    viewer: byViewer(),
  },
  topUpWallet: {
    reported: {
      summary: 'A bank transfer is reported',
      request: async ({ me }) => ({
        body: {
          client_ref: clientRef(1),
          money: cny('5000.00'),
          bank_ref: 'TR-8841',
          transfer_date: '2026-11-20',
          proof_files: [uploadedFile(me, '1')],
          remark: 'November',
        },
      }),
    },
    errory: {
      summary: 'Not the currency of the company',
      refused: 'VALIDATION',
      request: async ({ me }) => ({
        body: {
          client_ref: clientRef(1),
          money: { amount: '50.00', currency: 'USD' },
          bank_ref: 'TR-8841',
          transfer_date: '2026-11-20',
          proof_files: [uploadedFile(me, '1')],
        },
      }),
    },
  },
  withdrawTopUp: {
    withdrawn: {
      summary: 'Staff have not looked into it yet',
      request: async ({ me }) => ({ body: { id: await reportedTransfer(me) } }),
    },
    missing: ofNothing({ body: { id: 'T2601010001' } }),
    late: {
      summary: 'It was credited',
      refused: 'ACTION_NOT_ALLOWED',
      request: async (stage) => {
        const id = await reportedTransfer(stage.me)
        stage.later(15 * 60_000)
        return { body: { id } }
      },
    },
  },
  replaceTopUpProof: {
    replaced: {
      summary: 'A legible one',
      request: async ({ me }) => ({
        body: {
          id: await reportedTransfer(me),
          proof_files: [uploadedFile(me, '1', 'receipt.pdf')],
        },
      }),
    },
    late: {
      summary: 'It was credited',
      refused: 'ACTION_NOT_ALLOWED',
      request: async (stage) => {
        const id = await reportedTransfer(stage.me)
        stage.later(15 * 60_000)
        return { body: { id, proof_files: [uploadedFile(stage.me, '1')] } }
      },
    },
  },
  downloadTopUpProof: {
    file: {
      summary: 'As it was sent',
      request: async ({ me }) => ({ query: { id: await reportedTransfer(me) } }),
    },
    missing: ofNothing({ query: { id: 'T2601010001' } }),
  },
  listTopUps: {
    page: { summary: 'The two newest', request: { query: { limit: 2 } } },
    viewer: byViewer(),
  },
  checkWallet: {
    right: { summary: 'All sums agree' },
    viewer: byViewer(),
  },
  listBillableOrders: {
    page: { summary: 'What can be billed, and what not', as: 'jadecredit', request: { query: { limit: 2 } } },
    viewer: byViewer(),
  },
  applyBill: {
    issued: {
      summary: 'A bill over one order',
      as: 'jadecredit',
      request: async (stage) => ({ body: { client_ref: clientRef(50), order_ids: [await billable(stage)] } }),
    },
    notEligible: {
      summary: 'An order that is not on credit',
      refused: 'ORDER_NOT_ELIGIBLE',
      request: async (stage) => ({
        body: { client_ref: clientRef(50), order_ids: [stage.order('hotel', 'confirmed')] },
      }),
    },
  },
  listBills: {
    page: { summary: 'The two newest', as: 'jadecredit', request: { query: { limit: 2 } } },
    visitor: byVisitor(),
  },
  getBill: {
    page: {
      summary: 'With the first two lines',
      as: 'jadecredit',
      request: async ({ me }) => {
        const { list } = (await me.get('/api/bill/index', { limit: 1 })).data
        return { query: { id: first<{ bill_no: string }>(list).bill_no, limit: 2 } }
      },
    },
    missing: ofNothing({ query: { id: 'B2601010001' } }),
  },
  confirmBill: {
    confirmed: {
      summary: 'Agreed to',
      as: 'jadecredit',
      request: async (stage) => {
        const { bill_no: id, version } = await appliedBill(stage)
        return { body: { id, version } }
      },
    },
    locked: {
      summary: 'It is agreed to already',
      as: 'jadecredit',
      refused: 'BILL_LOCKED',
      request: async (stage) => {
        const { bill_no: id, version } = await confirmedBill(stage)
        return { body: { id, version } }
      },
    },
  },
  disputeBill: {
    disputed: {
      summary: 'One line is disputed',
      as: 'jadecredit',
      request: async (stage) => {
        const { bill_no: id, version } = await appliedBill(stage)
        const { lines } = (await stage.me.get('/api/bill/detail', { id })).data
        const { line_id } = first<{ line_id: string }>(lines.list ?? lines)
        return {
          body: { id, version, lines: [{ line_id, reason: 'The group was smaller', expected: '0.00' }] },
        }
      },
    },
    missing: ofNothing({
      body: { id: 'B2601010001', version: 1, lines: [{ line_id: 'x', reason: 'The group was smaller' }] },
    }),
  },
  withdrawDispute: {
    withdrawn: {
      summary: 'Staff have not answered yet',
      as: 'jadecredit',
      request: async (stage) => {
        const { bill_no: id, version } = await appliedBill(stage)
        const { lines } = (await stage.me.get('/api/bill/detail', { id })).data
        const { line_id } = first<{ line_id: string }>(lines.list)
        const wanted = { id, version, lines: [{ line_id, reason: 'The group was smaller' }] }
        const { bill } = (await stage.me.post('/api/bill/dispute', wanted)).data
        return { body: { id, version: bill.version } }
      },
    },
    nothing: {
      summary: 'Nothing is disputed',
      as: 'jadecredit',
      refused: 'BILL_LOCKED',
      request: async (stage) => {
        const { bill_no: id, version } = await appliedBill(stage)
        return { body: { id, version } }
      },
    },
  },
  decideBillPayment: {
    confirmed: {
      summary: 'The owner confirms what a colleague asked for',
      as: 'jadecredit',
      request: async (stage) => askedPayment(stage, secondPayer(stage)),
    },
    own: {
      summary: 'Nobody confirms a payment of their own',
      as: 'jadecredit',
      refused: 'NO_PERMISSION',
      request: async (stage) => askedPayment(stage, 'jadecredit'),
    },
  },
  withdrawBillPayment: {
    withdrawn: {
      summary: 'Staff have not looked for it yet',
      as: 'pacificusd',
      request: async (stage) => {
        const { bill_no: id, version, outstanding: money } = await confirmedBill(stage)
        const proof_files = [uploadedFile(stage.me, '3')]
        const report = {
          id,
          version,
          client_ref: clientRef(61),
          channel: 'bank_transfer',
          money,
          proof_files,
        }
        const { bill } = (await stage.me.post('/api/bill/pay', report)).data
        const { id: payment_id } = first<{ id: string }>(bill.payments)
        return { body: { id, version: bill.version, payment_id } }
      },
    },
    paid: {
      summary: 'A payment from the balance',
      as: 'pacificusd',
      refused: 'ACTION_NOT_ALLOWED',
      request: async (stage) => {
        const { bill_no: id, version, outstanding: money } = await confirmedBill(stage)
        const paid = { id, version, client_ref: clientRef(62), channel: 'predeposit', money }
        const { bill } = (await stage.me.post('/api/bill/pay', paid)).data
        const { id: payment_id } = first<{ id: string }>(bill.payments)
        return { body: { id, version: bill.version, payment_id } }
      },
    },
  },
  payBill: {
    paid: {
      summary: 'Paid from the balance',
      as: 'pacificusd',
      request: async (stage) => {
        const { bill_no: id, version, outstanding } = await confirmedBill(stage)
        return { body: { id, version, client_ref: clientRef(60), channel: 'predeposit', money: outstanding } }
      },
    },
    tooMuch: {
      summary: 'More than is owed',
      as: 'pacificusd',
      refused: 'AMOUNT_TOO_HIGH',
      request: async (stage) => {
        const { bill_no: id, version, outstanding } = await confirmedBill(stage)
        const money = { ...outstanding, amount: '99999.00' }
        return { body: { id, version, client_ref: clientRef(60), channel: 'predeposit', money } }
      },
    },
  },
  payBills: {
    paid: {
      summary: 'One is paid from the balance, another is not there',
      as: 'pacificusd',
      request: async (stage) => {
        const { bill_no: id, version, outstanding: money } = await confirmedBill(stage)
        const bills = [
          { id, version, client_ref: clientRef(60), money },
          { id: 'B2601010001', version: 1, client_ref: clientRef(61), money },
        ]
        return { body: { channel: 'predeposit', bills } }
      },
    },
    viewer: byViewer({
      body: {
        channel: 'predeposit',
        bills: [{ id: 'B2601010001', version: 1, client_ref: clientRef(60), money: cny('100.00') }],
      },
    }),
  },
  downloadBill: {
    file: {
      summary: 'As a sheet',
      as: 'jadecredit',
      request: async ({ me }) => {
        const { list } = (await me.get('/api/bill/index', { limit: 1 })).data
        return { query: { id: first<{ bill_no: string }>(list).bill_no, format: 'xlsx' } }
      },
    },
    missing: ofNothing({ query: { id: 'B2601010001' } }),
  },
  downloadLedger: {
    november: { summary: 'Movements of November', request: { query: { date_from: '2026-11-01' } } },
    viewer: byViewer(),
  },
  closeMonth: {
    closed: {
      summary: 'October is closed although something is open',
      request: { body: { month: '2026-10', closed: true, reason: 'Invoices follow next week' } },
    },
    without: {
      summary: 'Reopened without a reason',
      refused: 'VALIDATION',
      request: async ({ me }) => {
        await me.post('/api/month/close', { month: '2026-10', closed: true, reason: 'Invoices follow' })
        return { body: { month: '2026-10', closed: false } }
      },
    },
  },
  exportMonth: {
    begun: { summary: 'All documents of October', request: { query: { month: '2026-10' } } },
    viewer: byViewer({ query: { month: '2026-10' } }),
  },
  getMonth: {
    november: {
      summary: 'A company with credit, some days before the month ends',
      as: 'jadecredit',
      request: { query: { month: '2026-11' } },
    },
    viewer: byViewer({ query: { month: '2026-11' } }),
  },
} satisfies Partial<Scenes>
