import { test } from '../fixtures.ts'
import { agentOf } from '../helpers/agent.ts'
import { click, refuse } from '../helpers/refuse.ts'
import { dialog } from '../helpers/screen.ts'
import { action, hotels, openPayment, orderAddress, payButton } from '../journeys/hotel-booking.ts'
import { journeyLabels } from '../journeys/labels.ts'

const text = journeyLabels.en
test.use({ language: 'en', persona: 'goldenland' })

/** Refusals of the company's payment, whichever step needs it. */
const paymentRefusals = [
  'BALANCE_SHORT',
  'CREDIT_SHORT',
  'CREDIT_OVERDUE',
  'SUBACCOUNT_LIMIT',
  'APPROVAL_NEEDED',
] as const

test.describe('an order', () => {
  test.use({ scenario: 'hotel_pending_payment' })

  test('shows why its payment was refused, for every reason', async ({ page, world }) => {
    await page.goto(world.begun?.path ?? '')
    const payment = await openPayment(page, text)
    await payment.getByRole('radio', { name: text.predeposit }).check()
    await refuse(page, world, {
      operation: 'payOrder',
      keys: ['NOT_FOUND', 'ACTION_NOT_ALLOWED', ...paymentRefusals, 'NO_PERMISSION'],
      press: click(payButton(payment, text)),
      within: payment,
    })
  })
})

test.describe('an offer of the supplier', () => {
  test.use({ scenario: 'hotel_awaiting_acceptance' })

  test('shows why accepting or declining was refused', async ({ page, world }) => {
    await page.goto(world.begun?.path ?? '')
    const changed = /^The order has just changed/
    const accept = dialog(page, text.acceptTitle)
    await action(page, text, text.confirmOrder).click()
    await refuse(page, world, {
      operation: 'confirmOrder',
      keys: ['NOT_FOUND', 'ACTION_NOT_ALLOWED', ...paymentRefusals, 'VERSION_CONFLICT'],
      press: click(accept.getByRole('button', { name: text.acceptChange })),
      within: accept,
      instead: { VERSION_CONFLICT: changed },
    })
    await accept.getByRole('button', { name: 'Not yet' }).click()
    await action(page, text, 'Decline the change').click()
    const decline = dialog(page, /^Decline the change/)
    await refuse(page, world, {
      operation: 'declineOrder',
      keys: ['NOT_FOUND', 'ACTION_NOT_ALLOWED', 'VERSION_CONFLICT'],
      press: click(decline.getByRole('button', { name: 'Decline and cancel the order' })),
      within: decline,
      instead: { VERSION_CONFLICT: changed },
    })
  })
})

test('a refused check-in, note or completion of a stay shows the reason in its dialog', async ({
  page,
  world,
  clock,
}) => {
  const agent = await agentOf(world, 'goldenland')
  const stay = { hotel: hotels.ordinary, checkIn: '2026-11-21', checkOut: '2026-11-22' }
  const { booking_id: id } = await agent.bookConfirmed(stay)
  await page.goto(orderAddress(id))
  const changed = /^The order has just changed/

  await action(page, text, 'Confirm check-in').click()
  const arrival = dialog(page, /^Confirm check-in/)
  await refuse(page, world, {
    operation: 'confirmOrderCheckIn',
    keys: ['NOT_FOUND', 'ACTION_NOT_ALLOWED', 'VERSION_CONFLICT'],
    press: click(arrival.getByRole('button', { name: 'Confirm that the guests have arrived' })),
    within: arrival,
    instead: { VERSION_CONFLICT: changed },
  })
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Edit notes' }).click()
  const notes = dialog(page, /^Internal notes/)
  await refuse(page, world, {
    operation: 'saveOrderRemark',
    keys: ['NOT_FOUND'],
    press: click(notes.getByRole('button', { name: 'Save' })),
    within: notes,
  })
  await page.keyboard.press('Escape')

  const { version } = await agent.order(id)
  await agent.ask('confirmOrderCheckIn', { body: { id, version } })
  await clock.advance(18 * 3_600_000)
  await page.goto(orderAddress(id))
  await action(page, text, 'Confirm complete').click()
  const end = dialog(page, /^Confirm completion/)
  await refuse(page, world, {
    operation: 'completeOrder',
    keys: ['NOT_FOUND', 'ACTION_NOT_ALLOWED', ...paymentRefusals, 'VERSION_CONFLICT'],
    press: click(end.getByRole('button', { name: 'Confirm completion' })),
    within: end,
    instead: { VERSION_CONFLICT: changed },
  })
})

test('a change that makes a duplicate booking needs a confirmation', async ({ page, world }) => {
  const agent = await agentOf(world, 'goldenland')
  const { booking_id: id } = await agent.bookConfirmed({ hotel: hotels.ordinary })
  await page.goto(orderAddress(id))
  await action(page, text, 'Change details').click()
  const change = dialog(page, `Change details of ${id}`)
  await change.getByLabel('Adult 2').fill('ZHANG XIULAN')
  const check = change.getByRole('button', { name: 'Review the change' })
  await refuse(page, world, {
    operation: 'previewOrderAmendment',
    keys: ['DUPLICATE_STAY'],
    press: click(check),
    within: change,
  })
  await change.getByRole('checkbox', { name: 'This is not a double booking; make the change anyway' }).check()
  await check.click()
  await refuse(page, world, {
    operation: 'amendOrder',
    keys: ['DUPLICATE_STAY'],
    press: click(change.getByRole('button', { name: 'Ask the supplier' })),
    within: change,
  })
  await check.click()
  await refuse(page, world, {
    operation: 'amendOrder',
    keys: ['VERSION_CONFLICT'],
    press: click(change.getByRole('button', { name: 'Ask the supplier' })),
    within: change,
    instead: { VERSION_CONFLICT: /^The order has just changed/ },
  })
})

test('a refused export, removal of a view or rebooking of an order shows the reason', async ({
  page,
  world,
}) => {
  const agent = await agentOf(world, 'goldenland')
  await agent.ask('saveOrderView', {
    body: {
      order_type: 'hotel',
      name: 'Completed',
      filters: { order_status: ['completed'] },
      sort: 'check_in_date',
      order: 'asc',
      columns: ['booking_time', 'hotel', 'guests', 'check_in_date', 'status'],
      is_default: true,
    },
  })
  await page.goto('/user/order/list')
  await page.getByRole('button', { name: 'Export' }).click()
  await refuse(page, world, {
    operation: 'exportOrders',
    keys: ['RATE_LIMITED'],
    press: click(page.getByRole('menuitem', { name: /csv/i })),
    within: page.getByRole('alert'),
  })
  await page.getByRole('button', { name: /^Views?/ }).click()
  await page.getByRole('menuitem', { name: 'Change “Completed”…' }).click()
  const view = dialog(page, 'Change the view')
  await refuse(page, world, {
    operation: 'removeOrderView',
    keys: ['NOT_FOUND'],
    press: click(view.getByRole('button', { name: 'Remove this view' })),
    within: view,
  })
  await page.keyboard.press('Escape')
  await page
    .getByRole('link', { name: /^H\d{10}/ })
    .first()
    .click()
  await refuse(page, world, {
    operation: 'rebookOrder',
    keys: ['NOT_FOUND'],
    press: click(action(page, text, 'Book again')),
    within: page.getByRole('alert'),
  })
})

test.describe('an order above a limit', () => {
  test.use({ scenario: 'refused_approval_needed', persona: null })

  test('shows why its request for approval was refused', async ({ page, world }) => {
    await page.goto(world.begun?.path ?? '')
    await page.getByRole('button', { name: 'Ask for approval' }).click()
    const asking = dialog(page, /^Ask for approval/)
    await refuse(page, world, {
      operation: 'requestApproval',
      keys: ['NOT_FOUND', 'ACTION_NOT_ALLOWED'],
      press: click(asking.getByRole('button', { name: 'Ask for approval' })),
      within: asking,
    })
  })
})
