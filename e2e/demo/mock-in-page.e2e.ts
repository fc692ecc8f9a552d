import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { freePort } from '../../tools/workspace/ports.mjs'
import { pinnedNode } from '../../tools/workspace/runtime.mjs'
import { chooseRate, hotelAddress, hotels, nameGuests, placeOrder } from '../journeys/hotel-booking.ts'
import { journeyLabels } from '../journeys/labels.ts'

const root = join(import.meta.dirname, '../..')
const labels = journeyLabels.en

interface Host {
  readonly address: string
  /** Goes offline, for page and worker alike. */
  stop(): Promise<void>
}

/** The demo of `npm run demo` on a static host. */
const test = base.extend<{ host: Host }>({
  host: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-demo-'))
    const port = await freePort()
    const args = ['apps/portal/demo/main.ts', '--out', join(folder, 'demo'), '--serve', String(port)]
    const server: ChildProcess = spawn(pinnedNode(), args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const address = `http://127.0.0.1:${port}`
    await expect
      .poll(() =>
        fetch(address).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200)
    const stop = async () => {
      if (server.exitCode !== null || server.signalCode !== null) return
      server.kill('SIGKILL')
      await once(server, 'exit')
    }
    await use({ address, stop })
    await stop()
    await rm(folder, { recursive: true, force: true })
  },
  baseURL: async ({ host }, use) => use(host.address),
  context: async ({ context }, use) => {
    await context.addInitScript(() => window.origin === 'null' || localStorage.setItem('ba-lang', 'en'))
    await use(context)
  },
})

/** The worker has cached everything that a page may request. */
const keptOffline = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await caches.match('/offline-complete')) !== undefined))
    .toBe(true)

/** The world's clock (epoch ms) according to the page's mock. */
const clockOf = (page: Page) =>
  page.evaluate(async () => ((await (await fetch('/__mock/clock')).json()) as { now: number }).now)

test('after one visit, a hotel is booked offline, and a later visit finds the order', async ({
  page,
  context,
  host,
}) => {
  await page.goto('/')
  await keptOffline(page)
  await host.stop()

  await page.goto(`${hotelAddress(hotels.ordinary)}#persona=goldenland`)
  await chooseRate(page, labels)
  await nameGuests(page, labels)
  const number = await placeOrder(page, labels)

  // The browser restarts.
  await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })])
  const later = await context.newPage()
  await later.goto('/user/order/list')
  await expect(later.getByText(number).first()).toBeVisible()

  // Another tab sees the changes of the first.
  const other = await context.newPage()
  await other.goto('/user/order/list')
  await expect(other.getByText(number).first()).toBeVisible()
  const before = await clockOf(other)
  await later.evaluate(() =>
    fetch('/__mock/clock/advance', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ms: 86_400_000 }),
    }),
  )
  await expect.poll(() => clockOf(other)).toBeGreaterThanOrEqual(before + 86_400_000)
})

test('a URL inside the demo opens on the first visit too', async ({ page, host }) => {
  const answer = await page.goto(`${host.address}/user/wallet/overview#persona=goldenland`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/user\/wallet\/overview$/)
})
