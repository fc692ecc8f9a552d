import { labels } from '../labels.ts'
import { expect, test } from './host.ts'

test.use({ language: 'en' })

test('R4.03 a route rule to another site is a full page load, one to a page of the portal stays in it', async ({
  page,
  visit,
  host,
}) => {
  const outside = 'https://cars.example.com/rentals?from=portal'
  await page.route('https://cars.example.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Cars</title><h1>Cars</h1>' }),
  )
  await host.deploy('ruled', { redirects: { '/car/list': outside, '/airport/list': '/hotel/list' } })
  await visit('/')
  const menu = page.getByRole('navigation', { name: labels.en.mainMenu })
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))
  await menu.getByRole('link', { name: 'Airport Transfer' }).click()
  await expect(page).toHaveURL(/\/hotel\/list$/)
  expect(loads).toEqual([])

  await menu.getByRole('link', { name: 'Car Rentals' }).click()
  await expect(page).toHaveURL(outside)
  await expect(page.getByRole('heading', { name: 'Cars' })).toBeVisible()
  expect(loads).toEqual([outside])
})
