import { byTurns } from '../devices.ts'
import { expect, languages, test } from '../fixtures.ts'
import { agentOf } from '../helpers/agent.ts'
import { focusTrapped, tabTo } from '../helpers/keyboard.ts'
import { hotels, orderNumber } from './hotel-booking.ts'
import { journeyLabels } from './labels.ts'

for (const language of languages) {
  const text = journeyLabels[language]
  const exactly = (labels: string) => new RegExp(`^${labels}$`)

  test.describe(`without a mouse, ${language}`, () => {
    test.use({ language, persona: 'goldenland' })

    test('the keyboard alone is enough from the search box to the order: places, dates, rooms, nationality, filters, sort, hotel, rate and form', {
      tag: byTurns(language, 'en desktop'),
    }, async ({ page, visit, world }) => {
      const agent = (await agentOf(world, 'goldenland')).reading(language)
      const { data } = await agent.ask('getHotel', { query: { id: hotels.ordinary } })
      const { hotel } = data
      const key = (name: string) => page.keyboard.press(name)
      const write = (labels: string) => page.keyboard.type(labels)
      const popover = (name: string | RegExp) => page.getByRole('dialog', { name })
      const phone = (page.viewportSize()?.width ?? 0) < 768

      await visit('/')
      await tabTo(page, exactly(text.destination))
      await write(text.typed)
      await expect(page.getByRole('option', { name: text.city }).first()).toBeVisible()
      await key('ArrowDown')
      await key('Enter')
      await expect(page.getByRole('combobox')).toHaveValue(text.cityName)

      // On a wide screen the dates open by themselves.
      if (phone) {
        await tabTo(page, text.checkIn)
        await key('Enter')
      }
      await focusTrapped(popover(text.calendar))
      // Three weeks from tomorrow for two nights: the arrow keys move over the days, on a phone over those of one
      // month.
      if (phone) {
        await tabTo(page, exactly(text.nextMonth))
        await key('Enter')
      }
      await tabTo(page, phone ? text.firstOfNextMonth : text.firstDay)
      for (let week = 0; week < (phone ? 1 : 3); week += 1) await key('ArrowDown')
      for (let day = 0; day < (phone ? 5 : 0); day += 1) await key('ArrowRight')
      await key('Enter')
      for (let night = 0; night < 2; night += 1) await key('ArrowRight')
      await key('Enter')
      await expect(popover(text.calendar)).toBeHidden()

      await tabTo(page, text.rooms)
      await key('Enter')
      await focusTrapped(popover(text.roomsPanel))
      await tabTo(page, exactly(text.moreChildren))
      await key('Enter')
      await tabTo(page, exactly(text.childAge))
      await write('6')
      await tabTo(page, exactly(text.done))
      await key('Enter')
      await expect(popover(text.roomsPanel)).toBeHidden()

      await tabTo(page, new RegExp(`^${text.nationality}`))
      await key('Enter')
      await focusTrapped(popover(text.nationality))
      await expect(popover(text.nationality).getByRole('option').first()).toBeVisible()
      await write('MM')
      await key('ArrowDown')
      await key('Enter')
      await expect(popover(text.nationality)).toBeHidden()
      await tabTo(page, exactly(text.search))
      await key('Enter')
      await expect(page).toHaveURL(
        /\/hotel\/list\?.*destination_id=yangon.*check_in=2026-12-13&check_out=2026-12-15&rooms=2-6&nationality=MM/,
      )
      await expect(page.getByText(text.found)).toBeVisible()

      if (phone) {
        await tabTo(page, text.filters)
        await key('Enter')
        await focusTrapped(popover(text.filters))
      }
      const stars = `${hotel.star}`
      await tabTo(page, exactly(text.hotelName))
      await write(hotel.name)
      await key('Enter')
      await expect(page).toHaveURL(/keyword=/)
      await tabTo(page, new RegExp(`^${stars}`))
      await key('Space')
      await expect(page).toHaveURL(new RegExp(`star=${stars}`))
      if (phone) {
        await key('Escape')
        await expect(popover(text.filters)).toBeHidden()
      }
      await tabTo(page, text.sortPrice)
      await key('Enter')
      await expect(page).toHaveURL(/sort=price/)
      await tabTo(page, new RegExp(`^${text.seeRooms}: `))
      await key('Enter')
      await expect(page).toHaveURL(new RegExp(`/hotel/detail/${hotels.ordinary}\\?`))

      await expect(page.getByRole('list', { name: text.ratesOf }).first()).toBeVisible()
      await tabTo(page, new RegExp(`^${text.book}: .*, ${text.flexible}$`))
      await key('Enter')
      await expect(page).toHaveURL(/\/hotel\/booking/)
      await expect(page.getByRole('combobox', { name: text.nameOf }).first()).toBeVisible()
      for (const name of ['THIRI KEYS', 'AUNG KEYS', 'MAY KEYS']) {
        await tabTo(page, text.nameOf)
        await write(name)
      }
      await tabTo(page, exactly(text.placeOrder))
      await key('Enter')
      const order = await agent.order(await orderNumber(page, text))
      expect(order).toMatchObject({ check_in_date: '2026-12-13', nationality: 'MM', children: 1 })
    })
  })
}
