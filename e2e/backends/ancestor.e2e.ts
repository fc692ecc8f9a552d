import type { Page, Request } from '@playwright/test'
import { manyPages, partOf } from '../devices.ts'
import { field } from '../helpers/screen.ts'
import { pages } from '../pages.ts'
import { height, targets, width } from './ancestor/captcha.ts'
import { password } from './ancestor/members.ts'
import { type Ancestor, expect, openInside, test } from './ancestor-host.ts'

// All tests share a pair of servers.
test.describe.configure({ mode: 'default' })

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const memberMenu = (page: Page) => page.getByRole('navigation', { name: 'Member menu' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const loaded = (page: Page) =>
  page.locator('main img').evaluateAll((images) => {
    const pictures = images as HTMLImageElement[]
    return pictures.length > 0 && pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
  })

async function signIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Account, e-mail or mobile number' }).fill('linmei')
  await field(page, 'Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const picture = page.getByRole('application', { name: /Picture to click/ })
  await expect(picture).toBeVisible()
  const box = await picture.boundingBox()
  for (const { x, y, size } of targets) {
    const middle = { x: x + size / 2, y: y + size / 2 }
    await picture.click({
      position: {
        x: (middle.x * (box?.width ?? width)) / width,
        y: (middle.y * (box?.height ?? height)) / height,
      },
    })
  }
  await expect(page).toHaveURL(/\/user\/(?!login)/)
}

test('a first visit shows name, menus and articles with pictures from the backend of the ancestors', async ({
  page,
}) => {
  await page.goto('/')
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Ancestral travel')
  await expect(mainMenu(page).getByRole('link', { name: 'Search' })).toBeVisible()
  await mainMenu(page).getByRole('link', { name: 'News' }).click()
  await expect(heading(page)).toHaveText('News')
  await expect.poll(() => loaded(page)).toBe(true)
  await page.getByRole('link', { name: 'Article 102' }).first().click()
  await expect(heading(page)).toHaveText('Article 102')
  await expect(page.getByText('What article 102 says.')).toBeVisible()
})

test('signing in needs the click captcha, and a reload keeps the member, whose number is a string', async ({
  page,
}) => {
  await page.goto('/user/login')
  await signIn(page)
  await page.goto('/user/account/integral')
  await expect(heading(page)).toBeVisible()
  await page.reload()
  await expect(page.getByText('Entry 400')).toBeVisible()
  await expect(page).toHaveURL(/\/user\/account\/integral/)
})

test.describe('a member', () => {
  test.use({ username: 'linmei' })

  test('reads the points page by page and changes the profile', async ({ page }) => {
    await page.goto('/user/account/integral')
    await expect(page.getByText('Entry 400')).toBeVisible()
    await expect(page.getByText(/\b23\b/).first()).toBeVisible()
    await memberMenu(page).getByRole('link', { name: 'Personal profile' }).click()
    const nickname = page.getByRole('textbox', { name: 'Nickname' })
    await nickname.fill('Mei of the desk')
    await page.getByRole('button', { name: 'Save profile' }).click()
    await expect(page.getByText('Data updated successfully~')).toBeVisible()
    await page.reload()
    await expect(nickname).toHaveValue('Mei of the desk')
  })

  test('signs out, and both tokens are invalid', async ({ page, ancestor }) => {
    await page.goto('/user/account/integral')
    await expect(page.getByText('Entry 400')).toBeVisible()
    await page.getByRole('button', { name: 'Menu of linmei' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/user\/login|\/$/)
    await expect.poll(() => ancestor.steer('living')).toEqual({ access: [], refresh: [] })
  })

  test('with an expired token is redirected to the login page, which says why', async ({
    page,
    ancestor,
  }) => {
    await page.goto('/user/account/changePassword')
    await expect(heading(page)).toBeVisible()
    await ancestor.steer('expire')
    await openInside(page, '/user/account/integral')
    await expect(page).toHaveURL(/\/user\/login\?/)
    await expect(page.getByText('Your session has ended.')).toBeVisible()
  })

  test('sees no blank page where the backend lacks a call: the page says so, and the next one works', {
    tag: manyPages,
  }, async ({ page, ancestor }) => {
    await everyPage(page, ancestor, true)
  })
})

test('a visitor sees no blank page where the backend lacks a call: the page says so, and the next one works', {
  tag: manyPages,
}, async ({ page, ancestor }) => {
  await everyPage(page, ancestor, false)
})

/** Runs in the page. */
function closeNotices(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[role="alert"] button')) button.click()
}

/** Runs in the page: waits until the effects of mounted components have started their requests. */
const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

/** Opens pages of one kind, and then one that the backend supports. */
async function everyPage(page: Page, { portal }: Ancestor, member: boolean): Promise<void> {
  const calls = { open: 0, missing: 0 }
  // The bell on every member page polls silently in the background.
  const isBell = (url: string) => url.includes('/api/notification/index') && url.includes('limit=6')
  const isCall = (url: string) => url.startsWith(`${portal}/api/`) && !isBell(url)
  const ended = (request: Request) => void (isCall(request.url()) && (calls.open -= 1))
  page.on('request', (request) => void (isCall(request.url()) && (calls.open += 1)))
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  page.on('response', (response) => {
    if (response.status() === 404 && isCall(response.url())) calls.missing += 1
  })
  await page.goto('/no/such/page')
  let lacking = 0
  // The component tests leave out each noun in turn; here the answers come from a host that knows none of the calls.
  const opened = pages.filter((each) => each.member === member)
  for (const { address, route } of partOf(opened, 3)) {
    await openInside(page, '/no/such/page')
    await expect(heading(page)).toHaveText('Page Not Found')
    await page.evaluate(closeNotices)
    await expect(page.getByRole('alert')).toHaveCount(0)
    calls.missing = 0
    await openInside(page, address)
    await expect(heading(page), route).not.toHaveText(/^(?:Page Not Found)?$/)
    await page.evaluate(drawn)
    await expect.poll(() => calls.open, { message: route }).toBe(0)
    await expect(page.locator('main [aria-busy="true"]'), route).toHaveCount(0)
    if (calls.missing > 0) {
      lacking += 1
      const said = page.getByText(/The server does not offer this yet|Error requesting address/).first()
      await expect(said, `${route} says what it lacks`).toBeVisible()
    }
    await expect(page.locator('header a, main a, main button').first(), route).toBeVisible()
    await expect(page.getByText('Something went wrong'), route).toHaveCount(0)
  }
  expect(lacking).toBeGreaterThan(0)
  await openInside(page, '/cms/channel/1')
  await expect(heading(page)).toHaveText('News')
}

test.describe('a member with fewer rights', () => {
  test.use({ username: 'reader' })

  test('sees the menus of the own group, and a message on any other page', async ({ page }) => {
    await page.goto('/user/account/integral')
    await expect(memberMenu(page).getByRole('link', { name: 'Points' })).toBeVisible()
    await expect(memberMenu(page).getByRole('link', { name: 'My contributions' })).toHaveCount(0)
    await openInside(page, '/user/cms/comment')
    await expect(page.getByText('You have no permission').first()).toBeVisible()
  })
})

test.describe('in Chinese', () => {
  test.use({ language: 'zh-cn' })

  test('the pages of the ancestors are in the chosen language', async ({ page }) => {
    const asked = page.waitForRequest(/\/api\/index\/index/)
    await page.goto('/cms/channel/1')
    expect((await asked).headers()['think-lang']).toBe('zh-cn')
    await expect(
      page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: 'News' }),
    ).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', /^zh/)
  })
})
