import { expect, test } from '../fixtures.ts'
import { agentOf } from '../helpers/agent.ts'
import { columnOf, dialog, finish, picture } from '../helpers/screen.ts'
import { downloaded, expectText } from '../helpers/voucher.ts'
import { action, expectStatus, hotels, orderAddress } from '../journeys/hotel-booking.ts'
import { journeyLabels } from '../journeys/labels.ts'

const text = journeyLabels.en

/** In ms; worlds start in the morning, local to the hotel. */
const untilCheckOutDay = 18 * 3_600_000

test.use({ language: 'en', persona: 'goldenland' })

const rides = [
  {
    title:
      'R2.22 R2.74 car rentals alone, with number, vehicle, rental date, guests, price, states, and a voucher',
    page: '/user/car-order',
    voucherTitle: 'Car rental voucher',
    number: /^C\d{10}/,
    columns: { 'Vehicle model': /\w/, 'Rental date': /^\d{4}-\d\d-\d\d/, Guests: /\w/ },
  },
  {
    title:
      'R2.20 R2.74 transfers alone, with number, type, flight number, pick-up time, price, states, and a voucher',
    page: '/user/airport-order',
    voucherTitle: 'Airport transfer voucher',
    number: /^A\d{10}/,
    columns: {
      Type: /^Airport (?:pick-up|drop-off)/,
      'Flight number': /\w/,
      'Pick-up time': /^\d{4}-\d\d-\d\d/,
    },
  },
]

for (const { title, page: address, number, voucherTitle, columns } of rides) {
  test(title, async ({ page, visit, audit }) => {
    await visit(`${address}/list?order_status=confirmed`)
    const shown = {
      'Booking ID': number,
      ...columns,
      'Net price': /^CNY\s[\d,]+\.\d\d/,
      Status: /^Confirmed/,
    }
    for (const [header, looks] of Object.entries(shown)) {
      const cells = await columnOf(page, new RegExp(`^${header}`))
      expect(cells.length, header).toBeGreaterThan(2)
      for (const cell of cells) expect(cell, header).toMatch(looks)
    }
    const link = page.getByRole('link', { name: number }).first()
    const id = await link.innerText()
    await link.click()
    await expect(page).toHaveURL(`${address}/detail/${id}`)
    await audit()
    const voucher = await downloaded(page, () => action(page, text, text.downloadVoucher).click())
    expectText(voucher, voucherTitle, id)
  })
}

test('R2.78 R2.79 a stay is checked in with its room number and completed', async ({
  page,
  visit,
  audit,
  clock,
  world,
}) => {
  const agent = await agentOf(world, 'goldenland')
  const stay = { hotel: hotels.ordinary, checkIn: '2026-11-21', checkOut: '2026-11-22' }
  const { booking_id: id } = await agent.bookConfirmed(stay)
  await page.goto(orderAddress(id))

  await action(page, text, 'Confirm check-in').click()
  const arrival = dialog(page, /Confirm check-in/)
  await arrival.getByLabel('Room 1').fill('1204')
  await audit()
  await finish(arrival, 'Confirm that the guests have arrived')
  await expectStatus(page, 'Checked in')
  await expect(page.getByRole('group', { name: 'Room 1' })).toContainText('1204')

  await clock.advance(untilCheckOutDay)
  await visit(orderAddress(id))
  await action(page, text, 'Confirm complete').click()
  await finish(dialog(page, /Confirm completion/), 'Confirm completion')
  await expectStatus(page, 'Completed')
})

test('R2.77 a partial refund of a stay is requested with a proof, as its terms allow', async ({
  page,
  audit,
  world,
}) => {
  const agent = await agentOf(world, 'goldenland')
  const { booking_id: id } = await agent.bookConfirmed({ hotel: hotels.ordinary })
  await page.goto(orderAddress(id))
  await action(page, text, 'Refund').click()
  const refund = dialog(page, /Request a refund/)
  await refund.getByLabel('Amount').fill('25.50')
  await refund.getByLabel('Explanation').fill('No breakfast')
  await refund
    .locator('input[type=file]')
    .setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer: Buffer.from('picture') })
  await expect(refund.getByText('proof.png')).toBeVisible()
  await audit()
  await finish(refund, 'Request the refund')
  await expect(page.getByRole('main').getByText('Requested', { exact: true }).first()).toBeVisible()
  const [asked] = (await agent.order(id)).refunds
  expect(asked).toMatchObject({ requested: { amount: '25.50' }, reason: 'No breakfast' })
  expect(asked?.files).toHaveLength(1)
})

test('R2.79 extras of a ride must be accepted before it is completed', async ({
  page,
  visit,
  audit,
  clock,
  world,
}) => {
  const agent = await agentOf(world, 'goldenland')
  const under = await agent.ask('listOrders', {
    query: { order_type: 'car', order_status: ['in_service'], limit: 1 },
  })
  const id = under.data.list[0]?.booking_id
  if (!id) throw new Error('No car is under way.')
  await world.control.supplier('report_extras', id, { overtime_hours: 2 })
  const { order } = (await agent.ask('getOrder', { query: { id } })).data
  await clock.advance(Math.max(0, Date.parse(order.service_end_local) - world.start) + 60_000)
  // Days have passed, so the session has expired.
  const session = JSON.stringify(await world.control.session('goldenland'))
  await page.addInitScript((member) => localStorage.setItem('userInfo', member), session)
  await visit(`/user/car-order/detail/${id}`)
  await action(page, text, 'Confirm complete').click()
  const end = dialog(page, /Confirm completion/)
  await end.getByRole('button', { name: 'Confirm completion' }).click()
  await expect(end.getByRole('table', { name: 'Extra charges' })).toContainText('Overtime')
  await audit()
  await end.getByRole('checkbox', { name: /I accept the extra charges/ }).check()
  await finish(end, /and complete$/)
  await expectStatus(page, 'Completed')
})

test('R2.39 company, logo, language, price and texts of the voucher are set with a preview, and apply to the next one', async ({
  page,
  visit,
  world,
}) => {
  const agent = await agentOf(world, 'goldenland')
  const { booking_id: id } = await agent.bookConfirmed({ hotel: hotels.ordinary })
  await visit('/user/manage/voucherSetting')
  await page.getByLabel('Company name').fill('Golden Desk')
  await page.getByLabel('Price display').selectOption('Selling price')
  await page.getByLabel('Language of the voucher').selectOption('English')
  await page.getByLabel('Text below').fill('Have a good trip')
  const uploaded = page.waitForResponse((response) => response.url().includes('/api/ajax/upload'))
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture })
  const { file } = (await (await uploaded).json()).data
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview).toContainText('Golden Desk')
  await expect(preview).toContainText('Have a good trip')
  await page.getByRole('button', { name: 'Save the voucher setting' }).click()
  await expect(page.getByText('Everything is saved')).toBeVisible()
  const { setting } = (await agent.ask('getVoucherSetting')).data
  expect(setting).toMatchObject({ language: 'en', logo_file: file.url })
  const { voucher } = (await agent.ask('getVoucher', { query: { id, language: 'en' } })).data
  expect(voucher.company).toMatchObject({ company_name: 'Golden Desk', footer_text: 'Have a good trip' })
  expect(voucher.total_price).not.toBeNull()

  // The QR code on the voucher leads to a public page that shows only whether it is valid.
  await page.goto(voucher.verify_url ?? '')
  await expect(page.getByText('Valid', { exact: true })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(id)
  await expect(page.getByRole('main')).not.toContainText('WANG WEI')
})
