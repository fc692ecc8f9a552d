import { expect, type Page } from '@playwright/test'
import { dialog } from '../helpers/dialog.ts'
import { pick } from '../helpers/form.ts'
import type { JourneyWords } from './words.ts'

/** The hotels whose behaviour is fixed in every world. */
export const hotels = {
  ordinary: '1001',
  priceChanges: '1002',
  soldOut: '1003',
  nonRefundable: '1009',
} as const

/** How long the supplier of an ordinary hotel takes to confirm, in ms, with a little more for the page to ask. */
export const untilConfirmed = 20_000

/** A stay of two nights for two adults, some weeks after the world begins. */
const stay = new URLSearchParams({
  destination_type: 'city',
  destination_id: 'yangon',
  destination_name: 'Yangon',
  check_in: '2026-12-15',
  check_out: '2026-12-17',
  rooms: '2',
  nationality: 'CN',
}).toString()

export const resultsAddress = `/hotel/list?${stay}`

export const hotelAddress = (id: string) => `/hotel/detail/${id}?${stay}`

/** From the home page to the results of a search. */
export async function searchYangon(page: Page, text: JourneyWords): Promise<void> {
  await pick(page, page.getByLabel(text.destination), text.typed)
  await page.getByRole('button', { name: text.search }).click()
  await expect(page).toHaveURL(/\/hotel\/list\?.*destination_id=yangon/)
}

/** Takes the first rate of the open hotel, which has it re-checked. */
export async function chooseFirstRate(page: Page, text: JourneyWords): Promise<void> {
  await page.getByRole('button', { name: text.choose }).first().click()
}

/** Fills the booking form: a name for every guest, and whom to ask. */
export async function nameGuests(page: Page, text: JourneyWords): Promise<void> {
  await expect(page).toHaveURL(/\/hotel\/booking/)
  const names = page.getByRole('textbox', { name: text.nameOf })
  await expect(names.first()).toBeVisible()
  const guests = ['Wang Wei', 'Li Na', 'Zhang Min', 'Chen Jie']
  for (const [i, field] of (await names.all()).entries()) await field.fill(guests[i] ?? `Guest ${i}`)
  await page.getByLabel(text.person).fill('Chen Hui')
  await page.getByLabel(text.phone).fill('+8613800001111')
}

/** Sends the form and lands on the order; a non-refundable rate wants its word typed first. */
export async function placeOrder(page: Page, text: JourneyWords): Promise<string> {
  await page.getByRole('button', { name: text.placeOrder }).click()
  const warning = page.getByRole('dialog').getByRole('textbox')
  await expect(warning.or(page.getByText(text.pendingPayment).first())).toBeVisible()
  if (await warning.isVisible()) {
    await warning.fill(text.nonRefundable)
    await page.getByRole('dialog').getByRole('button').last().click()
  }
  await expect(page).toHaveURL(/\/user\/order\/detail\/H\d{10}/)
  await expect(page.getByText(text.pendingPayment).first()).toBeVisible()
  return /H\d{10}/.exec(page.url())?.[0] ?? ''
}

/** Books the first rate of a hotel and answers the number of the order. */
export async function bookFirstRate(page: Page, text: JourneyWords): Promise<string> {
  await chooseFirstRate(page, text)
  await nameGuests(page, text)
  return placeOrder(page, text)
}

/** Pays the open order. */
export async function payBy(page: Page, text: JourneyWords, channel: string): Promise<void> {
  await page.getByRole('button', { name: text.pay, exact: true }).click()
  const payment = dialog(page, new RegExp(text.pay))
  await payment.getByRole('radio', { name: channel }).check()
  await payment.getByRole('button', { name: text.pay }).click()
  await expect(payment).toBeHidden()
  await expect(page.getByText(text.pendingConfirm).first()).toBeVisible()
}
