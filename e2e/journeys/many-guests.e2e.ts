import { byTurns } from '../devices.ts'
import { expect, languages, test } from '../fixtures.ts'
import { agentOf } from '../helpers/agent.ts'
import { dialog, field } from '../helpers/screen.ts'
import { chooseRate, hotelAddress, hotels, placeOrder } from './hotel-booking.ts'
import { journeyLabels } from './labels.ts'

/** Four families of two adults and a child of that age, as copied from a spreadsheet. */
const ages = [5, 7, 9, 11]
const families = ages.map((age, index) => {
  const family = ['WANG', 'LI', 'ZHANG', 'OUYANG'][index] ?? ''
  return [
    { name: `${family} WEI`, age: null },
    { name: `${family} MEI`, age: null },
    { name: `${family} LE`, age },
  ]
})
const list = families
  .flatMap((family, room) =>
    family.map(({ name, age }) => `${room + 1}\t${name}\t${age === null ? 'adult' : 'child'}\t${age ?? ''}`),
  )
  .join('\n')

for (const language of languages) {
  const text = journeyLabels[language]

  test.describe(`many guests and booking on request, ${language}`, () => {
    test.use({ language, persona: 'goldenland' })

    test('four rooms with children are booked with twelve guests from a pasted list', {
      tag: byTurns(language, 'zh-cn phone'),
    }, async ({ page, audit, world }) => {
      const agent = await agentOf(world, 'goldenland')
      await page.goto(hotelAddress(hotels.ordinary, ages.map((age) => `2-${age}`).join(',')))
      await chooseRate(page, text)
      await expect(page).toHaveURL(/\/hotel\/booking/)
      await page.getByRole('button', { name: text.paste, exact: true }).click()
      const paste = dialog(page, text.pasteTitle)
      await paste.getByRole('textbox', { name: text.pasteList }).fill(list)
      await paste.getByRole('button', { name: text.pasteRead }).click()
      await expect(paste.getByRole('row')).toHaveCount(13)
      const overflow = await paste
        .getByRole('table')
        .evaluate(({ parentElement: box }) => (box ? box.scrollWidth - box.clientWidth : null))
      expect(overflow).toBe(0)
      await audit()
      await paste.getByRole('button', { name: text.pasteFill }).click()
      await expect(paste).toBeHidden()
      await field(page, text.person).fill('Chen Hui')
      await field(page, text.phone).fill('+8613800001111')
      const order = await agent.order(await placeOrder(page, text))
      expect(
        order.rooms.map(({ guests }) => guests.map(({ full_name, age }) => ({ name: full_name, age }))),
      ).toEqual(families)
    })
  })
}
