import type { Page } from '@playwright/test'
import { dialog } from '../helpers/screen.ts'
import { chooseRate, guestNames, hotelAddress, hotels, nameGuests } from '../journeys/hotel-booking.ts'
import { journeyLabels } from '../journeys/labels.ts'
import { labels } from '../labels.ts'
import { pageFile } from './builds.ts'
import { expect, test } from './host.ts'

const hour = 3_600_000
const text = journeyLabels.en
const question = {
  title: 'There is a new version of the portal',
  later: 'Finish the form first',
  reload: 'Open the new version',
}

/** The build of the open page. */
const runningBuild = (page: Page) =>
  page.evaluate(() => JSON.parse(document.getElementById('env')?.textContent ?? '{}').buildId)

/** The watch for new builds reads the rules of this build when it starts. */
const watchBegun = (page: Page) => page.waitForResponse(/\/builds\/meta\//)

const latestAsked = (page: Page) => page.waitForResponse(/\/builds\/latest\.json/)

const openFromMenu = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: labels.en.mainMenu }).getByRole('link', { name }).click()

test.use({ language: 'en' })

test.describe('a newer build', () => {
  test('R4.12 R7.22 R9.17 is noticed within an hour, changes nothing by itself, and the next navigation is a full page load', async ({
    page,
    visit,
    clock,
    host,
    errors,
  }) => {
    // Hovering over a link still requests a file of the old build.
    errors.tolerate(/Failed to load resource|Refused to apply style/)
    const begun = watchBegun(page)
    await visit('/')
    await begun
    const { id } = await (await page.request.get('/builds/latest.json')).json()
    expect([id, await runningBuild(page)]).toEqual(['first', 'first'])
    expect((await (await page.request.get('/builds/meta/first.json')).json()).id).toBe(id)

    await host.deploy('second', { renamed: true, without: [pageFile('/car/list')] })
    const loads: string[] = []
    page.on('load', () => loads.push(page.url()))
    const asked = latestAsked(page)
    await clock.advance(hour)
    expect((await asked).url()).toMatch(/latest\.json\?\d{13}$/)
    expect(await (await asked).json()).toEqual({ id: 'second' })
    await page.getByRole('button', { name: /dark/i }).click()
    expect([loads, await runningBuild(page)]).toEqual([[], 'first'])

    const loaded = page.waitForEvent('load')
    await openFromMenu(page, 'Car Rentals')
    await loaded
    expect(await runningBuild(page)).toBe('second')
    await expect(page).toHaveURL(/\/car\/list$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(loads).toHaveLength(1)
  })
})

test.describe('a newer build and a half-filled form', () => {
  test.use({ persona: 'goldenland' })

  test('asks the operator before input is lost, lets them finish first, and does not ask again', async ({
    page,
    audit,
    context,
    host,
  }) => {
    await page.goto(hotelAddress(hotels.ordinary))
    await chooseRate(page, text)
    await nameGuests(page, text)
    const rate = new URL(page.url()).searchParams.get('rate_key')
    await host.deploy('second')
    const asked = latestAsked(page)
    // The world's clock is frozen, so that the rate does not change.
    await context.clock.fastForward(hour)
    await asked

    await page.getByRole('banner').getByRole('link').first().click()
    const reload = dialog(page, question.title)
    await expect(reload).toBeVisible()
    await audit()
    await reload.getByRole('button', { name: question.later }).click()
    await expect(page).toHaveURL(/\/$/)
    expect(await runningBuild(page)).toBe('first')

    await page.goBack()
    await expect(page).toHaveURL((url) => url.searchParams.get('rate_key') === rate)
    await expect(page.getByRole('combobox', { name: text.nameOf }).first()).toHaveValue(guestNames[0])
    await expect(reload).toBeHidden()
  })

  test('discarding the form loads the new build at the target', async ({ page, context, host }) => {
    await page.goto(hotelAddress(hotels.ordinary))
    await chooseRate(page, text)
    await nameGuests(page, text)
    await host.deploy('second')
    const asked = latestAsked(page)
    // The world's clock is frozen, so that the rate does not change.
    await context.clock.fastForward(hour)
    await asked
    await openFromMenu(page, 'Car Rentals')
    const loaded = page.waitForEvent('load')
    await dialog(page, question.title).getByRole('button', { name: question.reload }).click()
    await loaded
    expect(await runningBuild(page)).toBe('second')
    await expect(page).toHaveURL(/\/car\/list$/)
  })
})
