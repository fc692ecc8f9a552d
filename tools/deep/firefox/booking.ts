import type { Operator } from './operator.ts'
import type { TestPage } from './test-pages.ts'

/** A hotel that does nothing special, and the stay that the journeys are about. */
const ordinary = '1001'

const stayAddress = (checkIn: string, checkOut: string) =>
  `/hotel/detail/${ordinary}?${new URLSearchParams({
    destination_type: 'city',
    destination_id: 'yangon',
    destination_name: 'Yangon',
    check_in: checkIn,
    check_out: checkOut,
    rooms: '2',
    nationality: 'CN',
  })}`

export const hotelPage: string = stayAddress('2026-12-15', '2026-12-17')

/** Cancelling costs a part already when the world begins. */
export const hotelPageSoon: string = stayAddress('2026-11-26', '2026-11-28')

/** From the home page to the results for hotels in Yangon, 15 to 17 December. */
export async function searchHotels(operator: Operator): Promise<void> {
  await operator.open('/')
  await operator.write('combobox', 'Destination', 'yangon')
  await operator.press('option', /^Yangon /)
  await operator.press('button', /^Check-in/)
  const calendar = await operator.find('dialog', 'Check-in and check-out')
  // Two months beside each other on a wide screen, one on a phone.
  if (operator.isNarrow) await operator.press('button', 'Next month', calendar)
  await operator.press('button', / 15 Dec 2026$/, calendar)
  await operator.press('button', / 17 Dec 2026$/, calendar)
  await operator.gone('dialog', 'Check-in and check-out')
  await operator.press('button', 'Search hotels')
  await operator.at(/^\/hotel\/list\?.*destination_id=yangon/)
  await operator.reads(/\d+ hotels? found/)
}

/** Finds one hotel among the results by its name, and opens it. */
export async function openHotel(operator: Operator, hotel: string): Promise<void> {
  if (operator.isNarrow) await operator.press('button', /^Filters/)
  await operator.write('textbox', 'Hotel name', hotel)
  await operator.key('Enter')
  await operator.at(/keyword=/)
  if (operator.isNarrow) await operator.press('button', /^Show \d+ hotels?$/)
  await operator.press('link', `See rooms: ${hotel}`)
  await operator.at(new RegExp(`^/hotel/detail/${ordinary}\\?`))
}

/** Books a rate of the open hotel for two guests; answers the booking ID. */
export async function bookRate(operator: Operator, rate: string): Promise<string> {
  await operator.find('list', /^Rates of /)
  await operator.press('button', new RegExp(`^Book: .*, ${rate}$`))
  await operator.at(/^\/hotel\/booking/)
  await operator.write('textbox', /^Full name, room 1, adult 1/i, 'WANG WEI')
  await operator.write('textbox', /^Full name, room 1, adult 2/i, 'LI NA')
  await operator.write('textbox', /^Contact person/, 'Chen Hui')
  await operator.write('textbox', /^Contact phone/, '+8613800001111')
  await operator.press('button', 'Place order')
  await operator.at(/^\/user\/order\/detail\/H\d{10}/)
  return bookingId(operator)
}

export const bookingId = (operator: Operator): string => /[HCA]\d{10}/.exec(operator.path)?.[0] ?? ''

/** Pays the order that has just been placed, whose payment is offered at once. */
export async function payFromPredeposit(operator: Operator, id: string): Promise<void> {
  const dialog = await operator.find('dialog', new RegExp(`^Pay for ${id}`))
  await operator.press('radio', /^Pre-deposit balance/, dialog)
  await operator.reads(/Available after/, dialog)
  await operator.press('button', /^Pay CNY/, dialog)
  await operator.gone('dialog', new RegExp(`^Pay for ${id}`))
  await operator.reads('Awaiting confirmation')
}

/** The supplier confirms, and the open page shows it without being opened again. */
export async function confirm({ operator, control }: TestPage, id: string): Promise<void> {
  await control.supplier('confirm', id)
  await operator.reads('The order is confirmed and its voucher can be downloaded.')
}
