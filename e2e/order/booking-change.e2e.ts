import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { byTurns } from '../devices.ts'
import { expect, test } from '../fixtures.ts'
import { agentOf } from '../helpers/agent.ts'
import { cents, dialog, finish } from '../helpers/screen.ts'
import { action, chooseDates, hotels, orderAddress } from '../journeys/hotel-booking.ts'
import { journeyLabels } from '../journeys/labels.ts'

/** Changes of what is booked, each from the wish to its end. */

const labels = {
  'zh-cn': {
    price: '查看价格与条款',
    accept: /^我接受新的价格和取消条款/,
    make: '确认变更',
    makeDearer: /^加付 CNY [\d,.]+ 并变更$/,
    ask: '提交供应商',
  },
  en: {
    price: 'See price and terms',
    accept: /^I accept the new price/,
    make: 'Make the change',
    makeDearer: /^Pay CNY [\d,.]+ more and change$/,
    ask: 'Ask the supplier',
  },
} as const

/** A stay whose cancellation costs something already when the world starts. */
const soon = {
  hotel: hotels.ordinary,
  rate: 'Advance booking',
  checkIn: '2026-11-26',
  checkOut: '2026-11-28',
} as const
const minute = 60_000

async function openChange(page: Page, button: string, title: string | RegExp): Promise<Locator> {
  await page
    .getByRole('group', { name: /^(Actions|订单操作)$/ })
    .getByRole('button', { name: button })
    .click()
  const change = dialog(page, title)
  await expect(change).toBeVisible()
  return change
}

const netOf = (order: { total_settlement_price: { amount: string } | null }): number =>
  cents(`CNY ${order.total_settlement_price?.amount}`)

test.describe('dates of a stay, en', () => {
  const text = journeyLabels.en
  const say = labels.en
  test.use({ language: 'en', persona: 'goldenland' })

  test('R4.140 R4.141 a longer stay is paid and a shorter one paid back, each once, with a new voucher', {
    tag: byTurns('en', 'en desktop'),
  }, async ({ page, audit, world }) => {
    const agent = await agentOf(world, 'goldenland')
    const booked = await agent.bookConfirmed({ hotel: hotels.ordinary })
    const { booking_id: id } = booked
    const balance = async () => cents(`CNY ${(await agent.wallet()).wallet.balance?.amount}`)
    const before = await balance()
    await page.goto(orderAddress(id))

    const longer = await openChange(page, 'Change dates or rooms', `Change dates or rooms of ${id}`)
    await chooseDates(page, text, 15, 18)
    await longer.getByRole('button', { name: say.price }).click()
    await expect(longer.getByRole('row').nth(1)).toContainText('3 nights')
    await audit()
    await longer.getByRole('checkbox', { name: say.accept }).check()
    await finish(longer, say.makeDearer)
    const three = await agent.order(id)
    expect(three).toMatchObject({ check_out_date: '2026-12-18', voucher: { version: 2 } })
    expect(before - (await balance())).toBe(netOf(three) - netOf(booked))
    await expect(page.getByText(/2 nights → 2026-12-15 – 2026-12-18, 3 nights/)).toBeVisible()

    const shorter = await openChange(page, 'Change dates or rooms', `Change dates or rooms of ${id}`)
    await chooseDates(page, text, 15, 16)
    await shorter.getByRole('button', { name: say.price }).click()
    await expect(shorter.getByText(/goes back to where the order was paid from/)).toBeVisible()
    await shorter.getByRole('checkbox', { name: say.accept }).check()
    await finish(shorter, say.make)
    const one = await agent.order(id)
    expect(one).toMatchObject({ check_out_date: '2026-12-16', voucher: { version: 3 } })
    expect(before - (await balance())).toBe(netOf(one) - netOf(booked))
    await audit()
  })
})

test.describe('a room of two, zh-cn', () => {
  const text = journeyLabels['zh-cn']
  const say = labels['zh-cn']
  test.use({ language: 'zh-cn', persona: 'goldenland' })

  test('R4.142 R4.144 one room of two: the hotel refuses, is asked again, agrees, and the fee alone is kept', {
    tag: byTurns('zh-cn', 'zh-cn phone'),
  }, async ({ page, audit, clock, world }) => {
    const agent = await agentOf(world, 'goldenland')
    const rooms = [
      [{ name: 'WANG WEI' }, { name: 'LI NA' }],
      [{ name: 'ZHAO MIN' }, { name: 'SUN LI' }],
    ]
    const { booking_id: id } = await agent.bookConfirmed({ ...soon, rooms })
    await page.goto(orderAddress(id))

    const askForOneRoom = async () => {
      const change = await openChange(page, '更改日期或房间', `更改日期或房间 ${id}`)
      await change.getByRole('button', { name: '删除房间 2' }).click()
      await change.getByRole('button', { name: say.price }).click()
      await expect(change.getByText('退订', { exact: true })).toBeVisible()
      await expect(change.getByText(/按取消条款收取 CNY/)).toBeVisible()
      await change.getByRole('checkbox', { name: say.accept }).check()
      return change
    }
    const first = await askForOneRoom()
    await audit()
    await finish(first, say.ask)
    await expect(page.getByRole('status').filter({ hasText: '变更等待供应商答复' })).toBeVisible()
    await world.control.supplier('amend_nack', id)
    await clock.advance(minute)
    await expect(page.getByRole('status').filter({ hasText: '供应商拒绝了变更' })).toBeVisible()
    expect(await agent.order(id)).toMatchObject({ number_of_rooms: 2, amendment: null })

    await finish(await askForOneRoom(), say.ask)
    await world.control.supplier('amend_ack', id)
    await clock.advance(minute)
    await expect(page.getByRole('status').filter({ hasText: '供应商拒绝了变更' })).toBeHidden()
    const { number_of_rooms, refunds, order_status } = await agent.order(id)
    expect({ number_of_rooms, order_status }).toEqual({ number_of_rooms: 1, order_status: 'confirmed' })
    expect(refunds).toMatchObject([{ type: 'price_difference', status: 'refunded' }])
    await expect(action(page, text, text.cancel)).toBeVisible()
  })
})

test.describe('with an approval, zh-cn', () => {
  const text = journeyLabels['zh-cn']
  const say = labels['zh-cn']
  test.use({ language: 'zh-cn', scenario: 'change_needs_approval' })

  test('R4.150 R4.162 above the threshold: asked for in the dialog, approved by a superior, then made', {
    tag: byTurns('zh-cn', 'zh-cn desktop'),
  }, async ({ page, audit, clock, world }) => {
    const path = world.begun?.path ?? ''
    const id = /H\d{10}/.exec(path)?.[0] ?? ''
    const [booker, owner] = [await agentOf(world, 'golden_booker'), await agentOf(world, 'goldenland')]
    const { check_in_date, check_out_date } = await booker.order(id)
    const [from, to] = [check_in_date, check_out_date].map((date) => Number(date.slice(8)))
    await page.goto(path)
    const change = await openChange(page, '更改日期或房间', `更改日期或房间 ${id}`)
    await chooseDates(page, text, from, (to ?? 0) + 1)
    await change.getByRole('button', { name: say.price }).click()
    await change.getByRole('checkbox', { name: say.accept }).check()
    await change.getByRole('button', { name: say.makeDearer }).click()
    await expect(change.getByText(/请申请审批/)).toBeVisible()
    await audit()
    await change.getByLabel(/^给审批人的说明/).fill('客人续住')
    await finish(change, '申请审批')
    await expect(page.getByRole('status').filter({ hasText: '变更等待审批' })).toBeVisible()
    expect((await booker.order(id)).check_out_date).toBe(check_out_date)

    const { data } = await owner.ask('listApprovals', { query: { order_id: id } })
    const [approval] = data.list
    expect(approval?.change?.after.lines[0]).toContain('3 nights')
    const { data: told } = await owner
      .reading('zh-cn')
      .ask('listNotifications', { query: { type: 'approval' } })
    expect(told.list[0]?.body).toContain('3 晚')
    await owner.ask('decideApproval', {
      body: {
        id: approval?.id ?? '',
        version: approval?.order_version ?? 0,
        decision: 'approve',
        note: '',
      },
    })
    await clock.advance(minute)
    await page.getByRole('button', { name: '办理已批准的变更' }).click()
    await change.getByRole('checkbox', { name: say.accept }).check()
    await finish(change, say.makeDearer)
    expect((await booker.order(id)).nights).toBe(3)
  })
})

test.describe('on credit, en', () => {
  const text = journeyLabels.en
  const say = labels.en
  test.use({ language: 'en', persona: 'jadecredit' })

  test('R4.141 R4.164 a stay on a bill becomes shorter: the bill shows what comes off it', {
    tag: byTurns('en', 'en phone'),
  }, async ({ page, audit, clock, world }) => {
    const agent = await agentOf(world, 'jadecredit')
    const unpaid = await agent.book({
      hotel: hotels.ordinary,
      checkIn: '2026-11-26',
      checkOut: '2026-11-28',
    })
    const { booking_id: id } = unpaid
    await agent.pay(unpaid, 'credit')
    await world.control.supplier('confirm', id)
    // A stay can be billed once it can no longer be cancelled free of charge.
    const free = Date.parse(unpaid.cancellation_policy.free_cancel_before?.utc ?? '')
    await clock.advance(free + minute - world.start)
    const { data } = await agent.ask('applyBill', { body: { client_ref: randomUUID(), order_ids: [id] } })
    const { bill_no } = data.bill
    await page.goto(orderAddress(id))
    const change = await openChange(page, 'Change dates or rooms', `Change dates or rooms of ${id}`)
    await page.getByRole('button', { name: text.checkIn }).first().click()
    const calendar = page.getByRole('dialog', { name: text.calendar })
    const day = (number: number) => calendar.getByRole('button', { name: new RegExp(` ${number} Nov 2026$`) })
    await day(26).click()
    await day(27).click()
    await change.getByRole('button', { name: say.price }).click()
    await expect(change.getByText(/goes back to where the order was paid from \(Credit/)).toBeVisible()
    await change.getByRole('checkbox', { name: say.accept }).check()
    await audit()
    await finish(change, say.ask)
    const { amendment } = await agent.order(id)
    const less = amendment?.settlement_diff?.amount.replace('-', '') ?? ''
    await world.control.supplier('amend_ack', id)
    await clock.advance(minute)
    expect((await agent.order(id)).nights).toBe(1)
    await page.goto(`/user/bill/details?bill=${bill_no}`)
    const bill = dialog(page, `Bill ${bill_no}`)
    const money = Number(less).toLocaleString('en', { minimumFractionDigits: 2 })
    await expect(bill.getByText('Credit note').first()).toBeVisible()
    await expect(bill.getByText(new RegExp(`[-−].*${money.replace('.', '\\.')}`)).first()).toBeVisible()
    await audit()
  })
})

test.describe('rides, zh-cn', () => {
  const say = labels['zh-cn']
  test.use({ language: 'zh-cn', persona: 'goldenland' })

  test('R4.146 R4.147 a car for more days and a transfer by another vehicle are paid, and history says so', {
    tag: byTurns('zh-cn', 'zh-cn phone'),
  }, async ({ page, audit, world }) => {
    const agent = await agentOf(world, 'goldenland')
    const confirmed = async (order: Awaited<ReturnType<typeof agent.bookCar>>) => {
      await agent.pay(order)
      await world.control.supplier('confirm', order.booking_id)
      return order.booking_id
    }
    const car = await confirmed(await agent.bookCar())
    await page.goto(`/user/car-order/detail/${car}`)
    const longer = await openChange(page, '更改用车', `更改用车 ${car}`)
    await longer.getByRole('spinbutton', { name: /^天数/ }).fill('4')
    await longer.getByRole('button', { name: say.price }).click()
    await longer.getByRole('checkbox', { name: say.accept }).check()
    await audit()
    await finish(longer, say.makeDearer)
    await expect(page.getByText(/3 天 → 4 天/)).toBeVisible()

    const transfer = await confirmed(await agent.bookTransfer())
    await page.goto(`/user/airport-order/detail/${transfer}`)
    const larger = await openChange(page, '更改用车', `更改用车 ${transfer}`)
    await larger.getByLabel('车型').selectOption('van')
    await larger.getByRole('button', { name: say.price }).click()
    await larger.getByRole('checkbox', { name: say.accept }).check()
    await audit()
    await finish(larger, say.makeDearer)
    await expect(page.getByText(/→ 1 × 面包车/)).toBeVisible()
  })
})
