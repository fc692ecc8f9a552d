import type { OperationId } from '@portal/api-client/contract'
import { addMoney } from '../../domain/money/money.ts'
import { storageLimit } from '../../domain/upload/upload.ts'
import { personaPassword as password } from '../../world/personas.ts'
import { solvedCaptcha } from '../captcha-and-code.ts'
import { uploadedFile } from '../document-desk.ts'
import { bookingBody, bookStay, checkRate, clientRef, findRate, payOrder } from '../hotel-journey.ts'
import { bookCar, carBody, quoteCar } from '../ride-journey.ts'
import { setUpSecondFactor } from '../second-factor.ts'
import type { Scene } from './scene.ts'
import { first, type Stage } from './stage.ts'

const cny = (amount: string) => ({ amount, currency: 'CNY' })

const signIn = async ({ me }: Stage, username: string, secret: string = password) => ({
  tab: 'login' as const,
  username,
  password: secret,
  keep: false,
  ...(await solvedCaptcha(me)),
})

async function onCredit({ me }: Stage) {
  const { booking_id: id, version } = await bookStay(me)
  return {
    id: id as string,
    version: version as number,
    channel: 'credit' as const,
    client_ref: clientRef(1002),
  }
}

/** Changes the permissions of the company's booker. */
function limitBooker({ world }: Stage, limits: { limit_per_order?: string; approval_over?: string }): void {
  const row = world.tables.member.get('102')
  if (row) world.tables.member.put({ ...row, ...limits })
}

const draft = {
  product: 'hotel' as const,
  title: 'Yangon',
  search: '{}',
  selection: '',
  form: '{}',
  step: 'guests' as const,
}

/** Scenes of an operation that are not among its examples. */
type MoreScenes = { readonly [Op in OperationId]?: Readonly<Record<string, Scene<Op>>> }

/** Scenes for the error keys that no example of an operation shows; the contract lists them as shared refusals. */
export const refusalScenes = {
  signIn: {
    unknown: {
      summary: 'Nobody is called so',
      as: null,
      refused: 'ACCOUNT_UNKNOWN',
      request: async (stage) => ({ body: await signIn(stage, 'nobody') }),
    },
    disabled: {
      summary: 'The owner has suspended the account',
      as: null,
      refused: 'ACCOUNT_DISABLED',
      request: async (stage) => {
        await stage.as('goldenland').post('/api/subaccount/state', { ids: [104], account_state: 'suspended' })
        return { body: await signIn(stage, 'golden_viewer') }
      },
    },
    secondFactor: {
      summary: 'The member has a second factor',
      as: null,
      refused: 'SECOND_FACTOR_NEEDED',
      request: async (stage) => {
        await setUpSecondFactor(stage.as('goldenland'))
        return { body: await signIn(stage, 'goldenland') }
      },
    },
    locked: {
      summary: 'Ten wrong passwords were typed in a session of the member',
      as: null,
      refused: 'ACCOUNT_LOCKED',
      request: async (stage) => {
        const member = stage.as('goldenland')
        const wrong = { oldPassword: 'Travel2027', newPassword: 'Travel2031' }
        for (let count = 0; count < 10; count += 1) await member.post('/api/account/changePassword', wrong)
        return { body: await signIn(stage, 'goldenland') }
      },
    },
    noAgreement: {
      summary: 'The terms were not agreed to',
      as: null,
      refused: 'AGREEMENT_NEEDED',
      request: {
        body: {
          tab: 'register',
          registerType: 'email',
          username: 'newmember',
          password: 'Travel2030',
          email: 'new.member@example.com',
          captcha: 'AAAA',
          agreement: false,
        },
      },
    },
  },
  sendEmailCode: {
    unreachable: {
      summary: 'Nothing arrives there',
      as: null,
      refused: 'SEND_FAILED',
      request: async ({ me }) => ({
        body: { email: 'nobody@undeliverable.example', event: 'user_register', ...(await solvedCaptcha(me)) },
      }),
    },
  },
  retrievePassword: {
    unknown: {
      summary: 'Nobody has this address',
      as: null,
      refused: 'TARGET_UNKNOWN',
      request: {
        body: { type: 'email', account: 'nobody@example.com', captcha: 'AAAA', password: 'Travel2031' },
      },
    },
  },
  uploadFile: {
    large: {
      summary: 'One byte more than allowed',
      refused: 'FILE_TOO_LARGE',
      request: async () => ({ body: { file: new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'scan.png') } }),
    },
    full: {
      summary: 'The files of before leave no room',
      refused: 'STORAGE_FULL',
      request: async ({ me, world }) => {
        uploadedFile(me, '1', 'breakfast.pdf')
        for (const row of world.tables.upload.all()) world.tables.upload.put({ ...row, size: storageLimit })
        return { body: { file: new File(['A list of guests'], 'guests.txt') } }
      },
    },
  },
  saveDraft: {
    stale: {
      summary: 'A colleague saved it in the meantime',
      refused: 'VERSION_CONFLICT',
      request: async ({ me }) => {
        const { id, version } = (await me.post('/api/draft/save', draft)).data.draft
        await me.post('/api/draft/save', { ...draft, id, version, title: 'Mandalay' })
        return { body: { ...draft, id, version, title: 'Bagan' } }
      },
    },
  },
  bookCar: {
    otherContents: {
      summary: 'Sent again under the same client_ref with another request',
      refused: 'IDEMPOTENCY_CONFLICT',
      request: async ({ me }) => {
        await bookCar(me)
        const { data: quote } = await quoteCar(me)
        return { body: carBody(quote, 1, { special_requests: 'Water' }) }
      },
    },
    otherTotal: {
      summary: 'Another total than the quoted one was accepted',
      refused: 'OUTCOME_REQUIRED',
      request: async ({ me }) => {
        const { data: quote } = await quoteCar(me)
        return { body: carBody({ ...quote, total_price: cny('1.00') }) }
      },
    },
  },
  bookHotel: {
    tooDear: {
      summary: 'Above what the account may spend on an order',
      as: 'golden_booker',
      refused: 'SUBACCOUNT_LIMIT',
      request: async (stage) => {
        limitBooker(stage, { limit_per_order: '1.00' })
        const { rate } = (await checkRate(stage.me, await findRate(stage.me))).data
        return { body: bookingBody(rate) }
      },
    },
  },
  payOrder: {
    short: {
      summary: 'The credit line is used up',
      as: 'jadecredit',
      refused: 'CREDIT_SHORT',
      request: async (stage) => {
        const row = stage.world.tables.company.get('2')
        const { used, frozen } = (await stage.me.get('/api/wallet/summary')).data.credit
        if (row) stage.world.tables.company.put({ ...row, credit_limit: addMoney(used, frozen).amount })
        return { body: await onCredit(stage) }
      },
    },
    overdue: {
      summary: 'A bill was not paid in time',
      as: 'jadecredit',
      scenario: 'credit_overdue',
      refused: 'CREDIT_OVERDUE',
      request: async (stage) => ({ body: await onCredit(stage) }),
    },
    notApproved: {
      summary: 'Nobody has agreed to it yet',
      as: 'golden_booker',
      refused: 'APPROVAL_NEEDED',
      request: async (stage) => {
        limitBooker(stage, { approval_over: '1.00' })
        return { body: { ...(await onCredit(stage)), channel: 'predeposit' } }
      },
    },
  },
  refundOrder: {
    invoiced: {
      summary: 'More than is left of the order beside its invoice',
      refused: 'INVOICE_BLOCKS_REFUND',
      request: async (stage) => {
        const order = await invoicedOrder(stage)
        return { body: { ...order, ground: 'goodwill', reason: 'No breakfast' } }
      },
    },
  },
  saveSubAccount: {
    notHeld: {
      summary: 'Whoever manages accounts grants what it may not do itself',
      as: 'golden_booker',
      refused: 'NODE_NOT_HELD',
      request: async (stage) => {
        const row = stage.world.tables.member.get('102')
        if (row) stage.world.tables.member.put({ ...row, nodes: ['order/book', 'subaccount/save'] })
        return {
          body: {
            username: 'helper',
            password: 'Travel2030',
            nickname: 'Helper',
            email: null,
            nodes: ['order/book', 'order/pay'] as never,
            data_scope: 'own',
            products: [],
            channels: ['predeposit'],
            limit_per_order: cny('100.00'),
            limit_per_month: cny('1000.00'),
            approval_over: null,
          },
        }
      },
    },
  },
  commentArticle: {
    closed: {
      summary: 'The article takes no comments',
      refused: 'COMMENT_CLOSED',
      request: async ({ world }) => {
        const closed = world.tables.cms_article.where(
          (row) => row.comments === 'disable' && row.status === 'normal',
        )
        return { body: { id: Number(first(closed).id), content: 'Thank you.' } }
      },
    },
  },
} satisfies MoreScenes

/** A car with extra hours, mostly invoiced, and partly paid. */
async function invoicedOrder(stage: Stage) {
  const { booking_id: id, version } = await bookCar(stage.me)
  await payOrder(stage.me, { booking_id: id, version })
  stage.until('2026-12-10T12:00:00+06:30')
  const now = async () => (await stage.me.get('/api/order/detail', { id })).data.order
  await stage.me.post('/api/order/confirmCheckIn', { id, version: (await now()).version })
  stage.until('2026-12-12T20:00:00+06:30')
  stage.tell('report_extras', id, { overtime_hours: 3 })
  const accepted = { id, version: (await now()).version, extras_accepted: true }
  await stage.me.post('/api/order/confirmComplete', accepted)
  const { settlement_money } = await now()
  const order = { id, amount: addMoney(settlement_money, cny('-10.00')).amount }
  await stage.me.post('/api/invoice/apply', {
    title_id: 'it-101',
    kind: 'normal',
    client_ref: clientRef(801),
    orders: [order],
    delivery: { email: 'finance@goldenland.example' },
  })
  return { id: id as string, version: (await now()).version as number, money: cny('100.00') }
}
