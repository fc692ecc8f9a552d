import { expect, languages, test } from '../fixtures.ts'
import { journeyLabels } from '../journeys/labels.ts'

for (const language of languages) {
  const text = journeyLabels[language]

  test.describe(`the finished home page, ${language}`, () => {
    test.use({ language })

    test('a destination typed before the program has loaded stays and gets its suggestions afterwards', async ({
      page,
    }) => {
      let arrive = () => {}
      const arrived = new Promise<void>((resolve) => {
        arrive = resolve
      })
      await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
        await arrived
        await route.continue()
      })
      await page.goto('/', { waitUntil: 'commit' })
      const destination = page.getByRole('combobox', { name: text.destination })
      await destination.fill(text.typed)
      arrive()
      await expect(
        page.getByRole('listbox', { name: text.destination }).getByRole('option').first(),
      ).toBeVisible()
      await expect(destination).toHaveValue(text.typed)
      await expect(destination).toBeFocused()
    })
  })
}
