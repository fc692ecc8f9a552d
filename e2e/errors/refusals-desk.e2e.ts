import { accountLabels } from '../account/labels.ts'
import { expect, test } from '../fixtures.ts'
import { agentOf } from '../helpers/agent.ts'
import { nextCaptcha, receiveCode, solveCaptcha } from '../helpers/captcha.ts'
import { click, refuse } from '../helpers/refuse.ts'
import { dialog, expectFieldError, field, fill, picture } from '../helpers/screen.ts'
import { hotels } from '../journeys/hotel-booking.ts'
import { labels } from '../labels.ts'

const own = accountLabels.en
test.use({ language: 'en', persona: 'goldenland' })

test.describe('a bill', () => {
  test.use({ scenario: 'bill_to_confirm', persona: null })

  test('shows why confirming, disputing or paying was refused', async ({ page, world }) => {
    await page.goto(world.begun?.path ?? '')
    const bill = dialog(page, /^Bill B/)
    const keys = ['NOT_FOUND', 'BILL_LOCKED', 'VERSION_CONFLICT'] as const

    await bill.getByRole('button', { name: /^Dispute/ }).click()
    const dispute = dialog(page, /^Dispute bill/)
    await dispute.getByRole('checkbox').first().check()
    await dispute.getByLabel(/^What is wrong/).fill('Twice')
    await dispute.getByLabel(/should cost/).fill('0')
    await refuse(page, world, {
      operation: 'disputeBill',
      keys,
      press: click(dispute.getByRole('button', { name: 'Dispute 1 line' })),
      within: dispute,
    })
    await page.goto(world.begun?.path ?? '')

    await bill.getByRole('button', { name: /^Confirm/ }).click()
    const confirming = dialog(page, /^Confirm bill/)
    const confirm = confirming.getByRole('button', { name: /^Confirm / })
    await refuse(page, world, {
      operation: 'confirmBill',
      keys,
      press: click(confirm),
      within: confirming,
    })
    await confirm.click()
    await bill.getByRole('button', { name: 'Pay', exact: true }).click()
    const paying = dialog(page, /^Pay bill/)
    await refuse(page, world, {
      operation: 'payBill',
      keys: ['AMOUNT_TOO_HIGH'],
      press: click(paying.getByRole('button', { name: /^Pay / })),
      within: paying,
    })
    await expect(paying.getByLabel(/^Amount/)).toHaveAttribute('aria-invalid', 'true')
  })
})

test.describe('an application for an invoice', () => {
  test.use({ scenario: 'invoice_applied' })

  test('shows why its withdrawal was refused, as does the removal of a title', async ({ page, world }) => {
    await page.goto(world.begun?.path ?? '')
    await page.getByRole('link', { name: /^IA/ }).click()
    await dialog(page, /^Invoice request/)
      .getByRole('button', { name: 'Withdraw' })
      .click()
    const withdrawal = dialog(page, /^Withdraw request/)
    await refuse(page, world, {
      operation: 'withdrawInvoice',
      keys: ['NOT_FOUND', 'ACTION_NOT_ALLOWED'],
      press: click(withdrawal.getByRole('button', { name: 'Withdraw the request' })),
      within: withdrawal,
    })
    await page.goto('/user/invoice/manage')
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click()
    const removal = dialog(page, 'Remove a title')
    await refuse(page, world, {
      operation: 'removeInvoiceTitles',
      keys: ['NOT_FOUND'],
      press: click(removal.getByRole('button', { name: 'Remove the title' })),
      within: removal,
    })
  })
})

test('a quote shows why booking, publishing or choosing it was refused', async ({ page, world }) => {
  const agent = await agentOf(world, 'goldenland')
  const stay = { check_in: '2026-12-15', check_out: '2026-12-17', nationality: 'CN' }
  const { data } = await agent.ask('listHotelRates', {
    body: { hotel_id: hotels.ordinary, ...stay, rooms: [{ adults: 2, child_ages: [] }] },
  })
  const [rate] = data.rooms.flatMap(({ rates }) => rates)
  if (!rate) throw new Error('The ordinary hotel sells nothing.')
  const saved = await agent.ask('saveQuote', {
    body: {
      title: 'Yangon',
      customer: { name: 'Li Na', contact: '' },
      expire_time: Math.floor(world.start / 1000) + 3 * 86_400,
      show: { price: true, policy: true },
      options: [{ rate_key: rate.rate_key, sell_price: rate.total_price }],
    },
  })
  const { id } = saved.data.quote
  await page.goto(`/user/quote/detail/${id}`)
  await refuse(page, world, {
    operation: 'convertQuote',
    keys: ['NOT_FOUND', 'QUOTE_EXPIRED', 'ACTION_NOT_ALLOWED'],
    press: click(page.getByRole('button', { name: /^Book this option/ })),
    within: page.getByRole('main'),
  })
  await page.getByRole('button', { name: 'Create customer link' }).click()
  const sending = dialog(page, 'Create the customer link?')
  await refuse(page, world, {
    operation: 'publishQuote',
    keys: ['NOT_FOUND', 'ACTION_NOT_ALLOWED'],
    press: click(sending.getByRole('button', { name: 'Create customer link' })),
    within: sending,
  })

  const sent = await agent.ask('publishQuote', { body: { id, action: 'send' } })
  await page.goto(sent.data.public_url ?? '')
  await page.getByRole('checkbox', { name: /^Choose this option/ }).check()
  await page.getByRole('button', { name: 'Send my choice' }).click()
  const choosing = dialog(page, 'Your choice')
  await refuse(page, world, {
    operation: 'chooseQuoteOption',
    keys: ['LINK_INVALID', 'RATE_LIMITED', 'QUOTE_EXPIRED', 'ACTION_NOT_ALLOWED'],
    press: click(choosing.getByRole('button', { name: 'Send my choice' })),
    within: choosing,
  })
})

test('a refused e-mail address, picture or verification code shows the reason at its field', async ({
  page,
  world,
}) => {
  await page.goto('/user/account/profile')
  await refuse(page, world, {
    operation: 'uploadFile',
    keys: ['FILE_INCOMPLETE', 'FILE_TYPE_NOT_ALLOWED', 'FILE_TOO_LARGE', 'STORAGE_FULL'],
    press: () =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture }),
    within: page.getByRole('main'),
  })

  await page.getByRole('button', { name: 'Change mobile number' }).click()
  const form = page.getByRole('form')
  await fill(form, { [labels.en.password]: 'Travel2026' })
  await refuse(page, world, {
    operation: 'sendSmsCode',
    keys: ['RATE_LIMITED'],
    press: async () => {
      const asked = nextCaptcha(page)
      await form.getByRole('button', { name: own.send }).click()
      await solveCaptcha(page, world, labels.en, await asked)
    },
    within: page.getByRole('alert'),
  })
  await form.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: own.changeEmail }).click()
  await fill(form, { [labels.en.password]: 'Travel2026' })
  const code = await receiveCode(page, world, {
    text: labels.en,
    send: own.send,
    to: 'goldenland@example.com',
  })
  await fill(page, { [own.code]: code })
  const next = form.getByRole('button', { name: own.next })
  await refuse(page, world, {
    operation: 'verifyAccount',
    keys: ['CODE_WRONG'],
    press: click(next),
    within: form,
  })
  await expectFieldError(field(page, own.code), /./)
  await fill(page, { [own.code]: code })
  await next.click()
  await fill(form, { [own.email]: 'new@example.com', [own.code]: '1234' })
  await refuse(page, world, {
    operation: 'changeAccountBinding',
    keys: ['CODE_WRONG', 'TARGET_TAKEN'],
    press: click(form.getByRole('button', { name: own.bind, exact: true })),
    within: form,
  })
  await expectFieldError(field(form, own.email), /./)
})

test.describe('a visitor', () => {
  test.use({ persona: null })

  test('sees why a new password, a registration or a sign-in was refused', async ({ page, world }) => {
    await page.goto('/user/login?type=retrieve')
    await fill(page, {
      [own.email]: 'nobody@example.com',
      [own.code]: '1234',
      [own.newPassword]: 'Forgotten1',
      [own.repeat]: 'Forgotten1',
    })
    await refuse(page, world, {
      operation: 'retrievePassword',
      keys: ['TARGET_UNKNOWN', 'ACCOUNT_DISABLED', 'CODE_WRONG'],
      press: click(page.getByRole('button', { name: own.setPassword })),
      within: page,
    })
    await expectFieldError(field(page, own.code), /./)

    await page.goto('/user/login?type=register')
    await fill(page, {
      [own.email]: 'newcomer@example.com',
      [own.code]: '1234',
      [own.account]: 'newcomer',
      [labels.en.password]: 'Secret2026',
    })
    await page.getByRole('checkbox', { name: own.agree }).check()
    await refuse(page, world, {
      operation: 'signIn',
      keys: ['AGREEMENT_NEEDED', 'TARGET_TAKEN'],
      press: click(page.getByRole('button', { name: own.register, exact: true })),
      within: page,
    })
    await expectFieldError(field(page, own.email), /./)

    await page.goto('/user/login')
    await fill(page, { [labels.en.account]: 'goldenlady', [labels.en.password]: 'Travel2026' })
    await refuse(page, world, {
      operation: 'signIn',
      keys: ['ACCOUNT_UNKNOWN'],
      press: async () => {
        const asked = nextCaptcha(page)
        await page.getByRole('button', { name: labels.en.signIn, exact: true }).click()
        await solveCaptcha(page, world, labels.en, await asked)
      },
      within: page,
    })
    await expect(field(page, labels.en.account)).toBeFocused()
  })
})

test('a refused like, deletion of a draft or suspension of a sub-account shows the reason', async ({
  page,
  world,
}) => {
  await page.goto('/cms/info/703')
  const notice = page.getByRole('alert')
  await refuse(page, world, {
    operation: 'likeArticle',
    keys: ['NOT_FOUND', 'ALREADY_LIKED'],
    press: click(page.getByRole('button', { name: /^Like \d/ })),
    within: notice,
  })
  await refuse(page, world, {
    operation: 'collectArticle',
    keys: ['NOT_FOUND'],
    press: click(page.getByRole('button', { name: /^Collect(?:ed)? \d/ })),
    within: notice,
  })

  await page.goto('/user/draft/list')
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  const deleting = dialog(page, 'Delete this draft?')
  await refuse(page, world, {
    operation: 'removeDrafts',
    keys: ['NOT_FOUND'],
    press: click(deleting.getByRole('button', { name: 'Delete' })),
    within: deleting,
  })

  await page.goto('/user/manage/subAccount')
  await page
    .getByRole('button', { name: /^Suspend/ })
    .first()
    .click()
  const suspending = dialog(page, 'Suspend this sub-account?')
  await refuse(page, world, {
    operation: 'changeSubAccountState',
    keys: ['NOT_FOUND'],
    press: click(suspending.getByRole('button', { name: 'Suspend' })),
    within: suspending,
  })
})
