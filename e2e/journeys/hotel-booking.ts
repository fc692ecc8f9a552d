import { expect, type Locator, type Page } from '@playwright/test'
import { dialog, field, finish } from '../helpers/screen.ts'
import type { JourneyLabels } from './labels.ts'

/** The hotels with fixed behaviour in every world. */
export const hotels = {
  ordinary: '1001',
  priceChanges: '1002',
  soldOut: '1003',
  onRequest: '1004',
  rejects: '1005',
  offersOtherTerms: '1006',
  staysSilent: '1007',
  nonRefundable: '1009',
} as const

/** How long an ordinary hotel takes to confirm, in ms, with time for the page to poll. */
export const untilConfirmed = 20_000

/** A stay of two nights, some weeks after the world starts, by default for two adults in one room. */
const stayAddress = (rooms: string) =>
  new URLSearchParams({
    destination_type: 'city',
    destination_id: 'yangon',
    destination_name: 'Yangon',
    check_in: '2026-12-15',
    check_out: '2026-12-17',
    rooms,
    nationality: 'CN',
  }).toString()

export const resultsAddress = `/hotel/list?${stayAddress('2')}`

export const hotelAddress = (id: string, rooms = '2') => `/hotel/detail/${id}?${stayAddress(rooms)}`

export const orderAddress = (id: string) => `/user/order/detail/${id}`

/** Types a destination and waits for suggestions. */
export async function ask(page: Page, text: JourneyLabels, typed: string): Promise<Locator> {
  await page.getByRole('combobox', { name: text.destination }).fill(typed)
  const list = page.getByRole('listbox', { name: text.destination })
  await expect(list).toBeVisible()
  return list
}

/** Chooses days of December on the calendar; the world starts in November. */
export async function chooseDates(page: Page, text: JourneyLabels, from = 15, to = 17): Promise<void> {
  await page.getByRole('button', { name: text.checkIn }).first().click()
  const calendar = page.getByRole('dialog', { name: text.calendar })
  const day = (number: number) =>
    calendar.getByRole('button', { name: new RegExp(` ${number} Dec 2026$|^2026年12月${number}日`) })
  await expect(calendar.getByRole('button', { name: text.nextMonth }).first()).toBeVisible()
  if (!(await day(from).isVisible())) await calendar.getByRole('button', { name: text.nextMonth }).click()
  await day(from).click()
  await day(to).click()
  await expect(calendar).toBeHidden()
}

/** Two adults with a child of six in the first room, one adult in the second. */
export async function chooseRooms(page: Page, text: JourneyLabels): Promise<void> {
  await page.getByRole('button', { name: text.rooms }).click()
  const panel = page.getByRole('dialog', { name: text.roomsPanel })
  const room = (number: number) => panel.getByRole('region', { name: text.room(number) })
  await room(1).getByRole('button', { name: text.moreChildren }).click()
  await room(1).getByLabel(text.childAge).selectOption('6')
  await panel.getByRole('button', { name: text.addRoom }).click()
  await room(2).getByRole('button', { name: text.fewerAdults }).click()
  await finish(panel, text.done)
}

/** Uses the filters: beside the results on a wide screen, in a drawer on a phone. */
export async function filterBy(
  page: Page,
  text: JourneyLabels,
  choose: (filters: Locator) => Promise<void>,
): Promise<void> {
  const phone = (page.viewportSize()?.width ?? 0) < 768
  if (!phone) return choose(page.getByRole('complementary', { name: text.filters }))
  await page.getByRole('button', { name: text.filters }).click()
  const drawer = page.getByRole('dialog', { name: text.filters })
  await choose(drawer)
  await finish(drawer, text.showHotels)
}

/** The button of a rate by name, in the first room that has it. */
const bookButton = (page: Page, text: JourneyLabels, rate: string) =>
  page.getByRole('button', { name: new RegExp(`^${text.book}: .*, ${rate}$`) }).first()

/** Chooses a rate of the open hotel, which re-checks it. */
export async function chooseRate(
  page: Page,
  text: JourneyLabels,
  rate: string = text.flexible,
): Promise<void> {
  await bookButton(page, text, rate).click()
}

export const guestNames = ['WANG WEI', 'LI NA', 'WANG LE', 'CHEN JIE'] as const

/** Fills the booking form: a name for every guest, and the contact. */
export async function nameGuests(page: Page, text: JourneyLabels): Promise<void> {
  await expect(page).toHaveURL(/\/hotel\/booking/)
  const names = page.getByRole('combobox', { name: text.nameOf })
  await expect(names.first()).toBeVisible()
  for (const [index, name] of (await names.all()).entries()) await name.fill(guestNames[index] ?? 'ZHAO')
  await field(page, text.person).fill('Chen Hui')
  await field(page, text.phone).fill('+8613800001111')
}

/** Waits for the order and returns its number. */
export async function orderNumber(page: Page, text: JourneyLabels): Promise<string> {
  await expect(page).toHaveURL(/\/user\/order\/detail\/H\d{10}/)
  await expect(page.getByText(text.pendingPayment).first()).toBeVisible()
  return /H\d{10}/.exec(page.url())?.[0] ?? ''
}

/** Submits the form and waits for the order. */
export async function placeOrder(page: Page, text: JourneyLabels): Promise<string> {
  await page.getByRole('button', { name: text.placeOrder }).click()
  return orderNumber(page, text)
}

/** A button among the actions of the open order. */
export const action = (page: Page, text: JourneyLabels, name: string) =>
  page.getByRole('group', { name: text.actions }).getByRole('button', { name, exact: true })

/** Opens the payment dialog of the open order. */
export async function openPayment(page: Page, text: JourneyLabels, offered = false): Promise<Locator> {
  const payment = dialog(page, text.payTitle)
  // A new order opens its payment dialog by itself.
  if (!offered) await action(page, text, text.pay).click()
  await expect(payment.getByRole('radio').first()).toBeVisible()
  return payment
}

/** The pay button with the amount. */
export const payButton = (payment: Locator, text: JourneyLabels) =>
  payment.getByRole('button', { name: new RegExp(`^${text.pay} CNY`) })

/** Pays the open order. */
export async function payBy(
  page: Page,
  text: JourneyLabels,
  channel: string,
  offered = false,
): Promise<void> {
  const payment = await openPayment(page, text, offered)
  await payment.getByRole('radio', { name: channel }).check()
  await payButton(payment, text).click()
  await expect(payment).toBeHidden()
  await expectStatus(page, text.pendingConfirm)
}

/** Expects the status of the open order; the texts below it change at the same time. */
export async function expectStatus(page: Page, status: string): Promise<void> {
  await expect(page.getByRole('main').getByText(status, { exact: true }).first()).toBeVisible()
}
