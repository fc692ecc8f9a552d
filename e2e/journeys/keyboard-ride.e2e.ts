import { expect, test } from '../fixtures.ts'
import { tabTo } from '../helpers/keyboard.ts'
import { carLabels } from './car-booking.ts'

const exactly = (labels: string) => new RegExp(`^${labels}$`)

test.describe('a car without a mouse, zh-cn', () => {
  test.use({ language: 'zh-cn', persona: 'goldenland' })

  test('the keyboard alone is enough from the car tab to the order: places, times, a filter, the hire and the form', async ({
    page,
    visit,
  }) => {
    const text = carLabels['zh-cn']
    const key = (name: string) => page.keyboard.press(name)
    const write = (labels: string) => page.keyboard.type(labels)
    await visit('/')
    // The link to hotels precedes the tab with the same name.
    await tabTo(page, /^酒店$/)
    await tabTo(page, /^酒店$/)
    await key('ArrowRight')
    await expect(page.getByRole('tab', { name: text.tab })).toBeFocused()
    await expect(page.getByRole('combobox', { name: text.pickUp })).toBeVisible()
    await tabTo(page, exactly(text.pickUp))
    await write(text.typed)
    await expect(page.getByRole('option', { name: text.city }).first()).toBeVisible()
    await key('ArrowDown')
    await key('Enter')
    // The arrow key adds a quarter of an hour.
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
