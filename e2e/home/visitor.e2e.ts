import { expect, test } from '../fixtures.ts'
import { labels } from '../labels.ts'
import { layoutShift } from '../settled.ts'

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

test('R2.41 the login page opens for a visitor, without header and menus: a form with a picture and three benefits beside it, and alone on a narrow screen', async ({
  page,
  visit,
  audit,
}) => {
  await visit('/user/login')
  await expect(page).toHaveURL(/\/user\/login$/)
  await expect(page).toHaveTitle(/^Sign in - /)
  await expect(page.getByRole('banner')).toHaveCount(0)
  for (const name of [labels.en.mainMenu, labels.en.memberMenu])
    await expect(page.getByRole('navigation', { name })).toHaveCount(0)
  const benefits = page.getByRole('region', { name: 'Hotels, cars and transfers for travel companies' })
  await expect(benefits.getByRole('listitem')).toHaveCount(3)
  const box = await benefits.boundingBox()
  const form = await page.getByRole('textbox', { name: 'Password' }).boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(form?.x ?? 0)
  expect(await benefits.evaluate((part) => getComputedStyle(part).backgroundImage)).toContain('url(')
  await page.setViewportSize({ width: 375, height: 812 })
  await expect(benefits).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible()
  await audit()
})
