import { expect, test } from '../fixtures.ts'
import { tabTo } from '../helpers/keyboard.ts'
import { carWords } from './car-booking.ts'
import { transferWords } from './transfer-booking.ts'

const exactly = (words: string) => new RegExp(`^${words}$`)

test.describe('a car without a mouse, zh-cn', () => {
  test.use({ language: 'zh-cn', persona: 'goldenland' })

  test('the keyboard alone leads from the tab of cars to the order: places, times, a filter, the hire and the form', async ({
    page,
    visit,
  }) => {
    const text = carWords['zh-cn']
    const key = (name: string) => page.keyboard.press(name)
    const write = (words: string) => page.keyboard.type(words)
    await visit('/')
    await tabTo(page, /^酒店$/)
    await key('ArrowRight')
    await expect(page.getByRole('tab', { name: text.tab })).toBeFocused()
    await expect(page.getByRole('combobox', { name: text.pickUp })).toBeVisible()
    await tabTo(page, exactly(text.pickUp))
    await write(text.typed)
    await expect(page.getByRole('option', { name: text.city }).first()).toBeVisible()
    await key('ArrowDown')
    await key('Enter')
    // A quarter of an hour later than usual, as the arrow goes.
    await tabTo(page, /^时间$/)
    await key('ArrowUp')
    await tabTo(page, exactly(text.search))
    await key('Enter')
    await expect(page).toHaveURL(/\/car\/list\?.*start=2026-11-22T09%3A15/)
    await expect(page.getByText(text.found)).toBeVisible()
    await tabTo(page, text.choose)
    await key('Enter')
    await expect(page).toHaveURL(/\/car\/booking\?/)
    await expect(page.getByRole('list', { name: text.lines })).toBeVisible()
    await tabTo(page, exactly(text.driverLanguage))
    await key('ArrowDown')
    await expect(page.getByRole('list', { name: text.lines }).getByText(text.fee)).toBeVisible()
    await tabTo(page, exactly(text.lead))
    await write('WANG KEYS')
    await tabTo(page, new RegExp(`^${text.phone}`))
    await write('+8613800001111')
    await tabTo(page, exactly(text.place))
    await key('Enter')
    await expect(page).toHaveURL(/\/user\/car-order\/detail\/C\d{10}$/)
  })
})

test.describe('a transfer without a mouse, en', () => {
  test.use({ language: 'en', persona: 'goldenland' })

  test('the keyboard alone leads from the tab of transfers to the order: airport, flight, place, day, people and the form', async ({
    page,
    visit,
  }) => {
    const text = transferWords.en
    const key = (name: string) => page.keyboard.press(name)
    const write = (words: string) => page.keyboard.type(words)
    await visit('/')
    await tabTo(page, /^Hotels$/)
    await key('ArrowLeft')
    await expect(page.getByRole('tab', { name: text.tab })).toBeFocused()
    await expect(page.getByRole('combobox', { name: text.airport })).toBeVisible()
    await tabTo(page, exactly(text.airport))
    await write('rgn')
    await expect(page.getByRole('option', { name: /RGN/ }).first()).toBeVisible()
    await key('ArrowDown')
    await key('Enter')
    await tabTo(page, exactly(text.flightNumber))
    await write('8m332')
    await tabTo(page, exactly(text.destination))
    await write(text.typed)
    await expect(page.getByRole('option', { name: text.place }).first()).toBeVisible()
    await key('ArrowDown')
    await key('Enter')
    await tabTo(page, new RegExp(`^${text.flight}`))
    await key('Enter')
    await expect(page.getByRole('dialog', { name: text.flight })).toBeVisible()
    await tabTo(page, / 22 Nov 2026$/)
    await key('ArrowDown')
    await key('Enter')
    await expect(page.getByRole('dialog', { name: text.flight })).toBeHidden()
    await tabTo(page, exactly(text.time))
    await write('315p')
    await tabTo(page, /^Passengers and luggage/)
    await key('Enter')
    await tabTo(page, /^More: Children$/)
    await key('Enter')
    await tabTo(page, /^Age of child 1$/)
    await write('6')
    await tabTo(page, /^Done$/)
    await key('Enter')
    await tabTo(page, exactly(text.search))
    await key('Enter')
    await expect(page).toHaveURL(/\/airport\/list\?.*flight_local=2026-11-29T15%3A15.*passengers=2-6/)
    await tabTo(page, exactly(text.choose))
    await key('Enter')
    await expect(page).toHaveURL(/\/airport\/booking\?/)
    await expect(page.getByRole('list', { name: text.lines })).toBeVisible()
    await tabTo(page, exactly('More: Child seats'))
    await key('Enter')
    await expect(page.getByRole('list', { name: text.lines }).getByText('Child seat')).toBeVisible()
    await tabTo(page, exactly(text.lead))
    await write('WANG KEYS')
    await tabTo(page, new RegExp(`^${text.contact}`))
    await key('Enter')
    await tabTo(page, exactly(text.order))
    await key('Enter')
    await expect(page).toHaveURL(/\/user\/airport-order\/detail\/A\d{10}$/)
  })
})
