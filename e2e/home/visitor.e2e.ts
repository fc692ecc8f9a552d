import { routes } from '@portal/api-client/contract'
import { expect, test } from '../fixtures.ts'
import { layoutShift, settled } from '../settled.ts'

test.use({ language: 'en' })

test('the popular cities load below the reasons without a layout shift', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  await visit('/')
  const cities = page.getByRole('region', { name: 'Popular cities' })
  await expect(cities.getByRole('link')).toHaveCount(6)
  expect(await layoutShift(page)).toBeLessThan(0.01)
  await cities.getByRole('link', { name: 'Yangon 40 hotels' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hotels in Yangon' })).toBeVisible()
})

for (const fault of [{ status: 500 }, { html: true }] as const)
  test(`the front page works without its popular cities: ${JSON.stringify(fault)}`, async ({
    page,
    world,
    errors,
  }) => {
    errors.tolerate(/Failed to load resource/)
    await world.control.faults.add({ operation: 'suggestDestinations', ...fault })
    const call = page.waitForEvent('requestfinished', (request) =>
      request.url().includes(routes.suggestDestinations.path),
    )
    await page.goto('/')
    await call
    await settled(page)
    await expect(page.getByRole('region', { name: 'What this portal offers' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Popular cities' })).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

test('the login form has a picture with three benefits beside it', async ({ page, visit }) => {
  await visit('/user/login')
  const benefits = page.getByRole('region', { name: 'Hotels, cars and transfers for travel companies' })
  await expect(benefits.getByRole('listitem')).toHaveCount(3)
  const box = await benefits.boundingBox()
  const form = await page.getByRole('textbox', { name: 'Password' }).boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(form?.x ?? 0)
  expect(await benefits.evaluate((part) => getComputedStyle(part).backgroundImage)).toContain('url(')
})

test('a narrow screen shows the login form alone', async ({ page, visit }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await visit('/user/login')
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible()
  await expect(page.getByText('Hotels, cars and transfers for travel companies')).toBeHidden()
})
