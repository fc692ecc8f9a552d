import { expect, test } from '@playwright/test'
import { createControl } from '@portal/mock-server/control'
import { collectErrors } from '../page-errors.ts'

test('the portal with the mock in the page needs no server, and both use the same clock', async ({
  page,
  context,
}) => {
  const errors = collectErrors()
  await errors.watch(context)
  const answered: string[] = []
  page.on('response', (response) => {
    if (response.url().includes('/api/') && response.fromServiceWorker()) answered.push(response.url())
  })
  // The device's clock is months ahead of the world's.
  await context.clock.install({ time: '2027-03-05T02:00:00Z' })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('navigation').getByRole('link').first()).toBeVisible()
  expect(answered.some((url) => url.includes('/api/index/index'))).toBe(true)

  // Control calls are answered in the page too.
  const ask = async (url: string, method = 'GET', body = '') => {
    const text = await page.evaluate(
      async ([address, verb, sent]) => {
        const request: RequestInit = { method: verb, headers: { 'content-type': 'application/json' } }
        if (sent !== '') request.body = sent
        return (await fetch(address, request)).text()
      },
      [url, method, body] as const,
    )
    return new Response(text)
  }
  const inside = createControl({
    fetch: (url, init) => ask(url as string, init?.method, (init?.body ?? '') as string),
  })
  const member = await inside.session('goldenland')
  expect(member.username).toBe('goldenland')
  const { now } = await inside.clock.read()
  const tomorrow = new Date(now + 86_400_000)
  await expect(page.getByRole('button', { name: /^入住/ })).toHaveText(
    new RegExp(`${tomorrow.getUTCMonth() + 1}月${tomorrow.getUTCDate()}日`),
  )
  // A document needs fonts and a shaper, which come with the build of the page.
  const file = await page.evaluate(async (token) => {
    const headers = { 'ba-user-token': token, server: '1' }
    const ask = (address: string) => fetch(address, { headers })
    const list = await ask('/api/order/index?order_status[0]=completed&limit=1')
    const { data } = (await list.json()) as { data: { list: { booking_id: string }[] } }
    const answer = await ask(`/api/order/voucherDownload?id=${data.list[0]?.booking_id}`)
    return { type: answer.headers.get('content-type'), size: (await answer.arrayBuffer()).byteLength }
  }, member.token)
  expect(file.type).toBe('application/pdf')
  expect(file.size).toBeGreaterThan(10_000)
  expect((await inside.verdict()).findings).toEqual([])
  expect(errors.unexpected()).toEqual([])
})
