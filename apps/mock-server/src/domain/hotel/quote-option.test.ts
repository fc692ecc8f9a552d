import { describe, expect, test } from 'vitest'
import { sampleNow, sampleRate } from '../../testing/sample-order.ts'
import { hotelOptionTexts, policyFor } from './quote-option.ts'

const sell_price = { amount: '999999999.00', currency: 'CNY' }
const rate = sampleRate({
  plan: {
    non_refundable: false,
    steps: [{ days_before: 2, time: '18:00', penalty_type: 'nights', value: '1' }],
    no_show: { penalty_type: 'full', value: '0' },
  },
})
const policy = (of: typeof rate) => policyFor(of, sell_price, 'Asia/Yangon', sampleNow)

describe('the terms that a customer reads in a quote', () => {
  test('Divide the price by the nights as they are sold, so that no fee reveals the net price', () => {
    const netOfFirst = (amount: string) => ({
      ...rate,
      nightly: rate.nightly.map((night, index) =>
        index === 0 ? { ...night, net: { ...night.net, amount } } : night,
      ),
    })
    expect(policy(netOfFirst('1.00'))).toEqual(policy(netOfFirst('4000.00')))
  })

  test('Follow the selling price of a night', () => {
    const [first] = rate.nightly
    const dearer = {
      ...rate,
      nightly: rate.nightly.map((night) =>
        night === first ? { ...night, price: { ...night.price, amount: '99999.00' } } : night,
      ),
    }
    expect(policy(dearer)).not.toEqual(policy(rate))
  })
})

describe('the rooms that a customer reads in a quote', () => {
  const hotel = { name: { en: 'Pansodan House', 'zh-cn': '班梭丹酒店' } }
  const linesOf = (rooms: readonly { adults: number; child_ages: readonly number[] }[]) =>
    hotelOptionTexts(sampleRate({ rooms }), hotel).lines.map(({ en }) => en)

  test('R3.53 Rooms of one type and rate with other people are named each', () => {
    const lines = linesOf([
      { adults: 2, child_ages: [5] },
      { adults: 1, child_ages: [] },
    ])
    expect(lines).toContainEqual(expect.stringMatching(/^Room 1: .*2 adults, 1 child aged 5$/))
    expect(lines).toContainEqual(expect.stringMatching(/^Room 2: .*1 adult$/))
  })

  test('Rooms that are alike are not named one by one', () => {
    const couple = { adults: 2, child_ages: [] }
    expect(linesOf([couple, couple]).filter((line) => line.startsWith('Room'))).toEqual([])
  })
})
