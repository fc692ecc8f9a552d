import { expect, test } from '../fixtures.ts'

for (const path of ['/', '/hotel/list']) {
  test(`a program that cannot be loaded leaves no blank page at ${path} and offers to try again`, async ({
    page,
    errors,
    audit,
  }) => {
    errors.tolerate(/Failed to load resource/)
    await page.route(/\/assets\/index-[^/]+\.js$/, (route) => route.abort())
    await page.goto(path)
    await expect(page.getByText('The page could not be opened.')).toBeVisible()
    await page.unroute(/\/assets\/index-[^/]+\.js$/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await audit()
  })
}
