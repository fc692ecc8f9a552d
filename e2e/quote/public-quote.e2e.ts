import { byTurns } from '../devices.ts'
import { expect, languages, test, type World } from '../fixtures.ts'
import { type Agent, agentOf } from '../helpers/agent.ts'
import { hotels } from '../journeys/hotel-booking.ts'

const labels = {
  en: {
    company: 'Golden Land Travel',
    options: 'Options',
    map: 'Open map',
    moved: 'Price to be confirmed: Golden Land Travel',
    choose: /^Choose this option/,
    send: 'Send my choice',
    chosen: /^Your choice has arrived/,
    broken: 'This link does not open a quote',
  },
  'zh-cn': {
    company: '金土地旅行社',
    options: '方案',
    map: '查看地图',
    moved: '价格待确认：预订前金土地旅行社',
    choose: /^选择这个方案/,
    send: '提交选择',
    chosen: /^已收到您的选择/,
    broken: '无法打开此报价',
  },
}

/** Publishes a quote with one rate of each hotel; returns the path of its page. */
async function sendQuote(agent: Agent, world: World, ids: readonly string[]): Promise<string> {
  const stay = { check_in: '2026-12-15', check_out: '2026-12-17', nationality: 'CN' }
  const options = []
  for (const hotel_id of ids) {
    const { data } = await agent.ask('listHotelRates', {
      body: { hotel_id, ...stay, rooms: [{ adults: 2, child_ages: [] }] },
    })
    const [rate] = data.rooms.flatMap(({ rates }) => rates)
    if (!rate) throw new Error(`Hotel ${hotel_id} sells nothing.`)
    options.push({ rate_key: rate.rate_key, sell_price: rate.total_price })
  }
  const saved = await agent.ask('saveQuote', {
    body: {
      title: 'Yangon',
      customer: { name: 'Li Na', contact: '' },
      expire_time: Math.floor(world.start / 1000) + 3 * 86_400,
      show: { price: true, policy: true },
      options,
    },
  })
  const sent = await agent.ask('publishQuote', { body: { id: saved.data.quote.id, action: 'send' } })
  return sent.data.public_url ?? ''
}

for (const language of languages) {
  const text = labels[language]

  test.describe(`the customer’s page of a quote, ${language}`, () => {
    test.use({ language })

    test('shows who offers what and where, shows a changed price, and accepts the choice', {
      tag: byTurns(language, 'zh-cn phone'),
    }, async ({ page, visit, audit, world }) => {
      const agent = await agentOf(world, 'goldenland')
      await visit(await sendQuote(agent, world, [hotels.ordinary, hotels.priceChanges]))
      await expect(page.getByRole('region', { name: text.company })).toBeVisible()
      // Neither the site's brand nor a link into it.
      await expect(page.getByRole('main').locator('a[href="/"]')).toBeHidden()
      const options = page.getByRole('list', { name: text.options }).getByRole('listitem')
      await expect(options).toHaveCount(2)
      await expect(options.first().getByRole('link', { name: text.map })).toBeVisible()
      await expect(options.last()).toContainText(text.moved)
      await options.first().getByRole('checkbox', { name: text.choose }).check()
      await page.getByRole('button', { name: text.send }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText(/CNY\s[\d,]+/)
      await audit()
      await dialog.getByRole('button', { name: text.send }).click()
      await expect(page.getByText(text.chosen)).toBeVisible()
      await audit()
    })
  })
}

test('R1.16 A link opens in its language, can be switched, and leaves what a member has chosen', async ({
  page,
  world,
}) => {
  const agent = await agentOf(world, 'goldenland')
  const address = await sendQuote(agent, world, ['1001'])
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('ba-lang', 'zh-cn'))
  await page.goto(`${address}?lang=en`)
  await expect(page.getByRole('list', { name: labels.en.options })).toBeVisible()
  await page.getByRole('button', { name: '中文简体' }).click()
  await expect(page.getByRole('list', { name: labels['zh-cn'].options })).toBeVisible()
  await page.goto(`${address}?lang=en`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  expect(await page.evaluate(() => localStorage.getItem('ba-lang'))).toBe('zh-cn')
})
