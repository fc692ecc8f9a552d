import { expect, test } from '../fixtures.ts'
import { dialog } from '../helpers/dialog.ts'
import { cents } from '../helpers/money.ts'
import { chooseRate, hotelAddress, hotels, nameGuests, placeOrder } from '../journeys/hotel-booking.ts'
import { journeyWords } from '../journeys/words.ts'

const text = journeyWords.en
test.use({ language: 'en', persona: 'goldenland' })

test('a rate that is sold out at the re-check offers others, and one of those can be booked', async ({
  page,
  visit,
  audit,
}) => {
  await visit(hotelAddress(hotels.soldOut))
  await chooseRate(page, text)
  const soldOut = dialog(page, text.soldOut)
  await expect(soldOut).toBeVisible()
  await expect(page).toHaveURL(/\/hotel\/detail\//)
  await audit()
  await soldOut.getByRole('button', { name: text.choose }).first().click()
  await expect(page).toHaveURL(/\/hotel\/booking/)
})

test('a price that has changed is shown before and after, and the accepted one is what is ordered', async ({
  page,
  visit,
  audit,
}) => {
  await visit(hotelAddress(hotels.priceChanges))
  await chooseRate(page, text)
  const changed = dialog(page, text.priceChanged)
  const price = changed.getByRole('row', { name: /^Price / })
  await expect(price).toBeVisible()
  await expect(page).toHaveURL(/\/hotel\/detail\//)
  await audit()
  const [before, after] = (await price.getByRole('cell').allInnerTexts()).map(cents)
  expect(after).toBeGreaterThan(Number(before))
  await changed.getByRole('button', { name: text.accept }).click()
  await nameGuests(page, text)
  await placeOrder(page, text)
  const total = page.getByText('Total price', { exact: true }).locator('xpath=following-sibling::dd[1]')
  expect(cents(await total.first().innerText())).toBe(after)
})

test('terms that have changed are shown before and after, and go on only when accepted', async ({
  page,
  visit,
  audit,
}) => {
  await visit(hotelAddress(hotels.termsChange))
  await chooseRate(page, text)
  const changed = dialog(page, text.termsChanged)
  await expect(changed.getByRole('row').nth(1)).toBeVisible()
  const [before, after] = await changed.getByRole('row').nth(1).getByRole('cell').allInnerTexts()
  expect(after).not.toBe(before)
  await audit()
  await expect(page).toHaveURL(/\/hotel\/detail\//)
  await changed.getByRole('button', { name: text.accept }).click()
  await expect(page).toHaveURL(/\/hotel\/booking/)
})
