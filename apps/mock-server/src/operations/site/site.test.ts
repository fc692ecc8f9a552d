import { describe, expect, test } from 'vitest'
import { caller, realMock } from '../../testing/real-mock.ts'

const site = '/api/index/index'
const threeDays = 3 * 86_400_000

describe('the site call', () => {
  test('R7.07 A visitor gets the site, public entries, no menus and an empty list for the member', async () => {
    const { code, data } = await realMock(null).get(site, { requiredLogin: 0 })
    expect(code).toBe(1)
    expect(data).toMatchObject({ openMemberCenter: true, menus: [], userInfo: [] })
    expect(data.site).toMatchObject({ upload: { mode: 'local', maxSize: 10_485_760 }, currency: 'CNY' })
    expect(data.rules.length).toBeGreaterThan(0)
  })

  test('R7.08 A visitor who must be signed in gets 303, one whose session has expired 409', async () => {
    const member = realMock('goldenland')
    member.world.clock.advance(threeDays)
    expect(await member.get(site, { requiredLogin: 1 })).toMatchObject({ code: 409, data: [] })
    expect((await member.get(site, { requiredLogin: 0 })).data.userInfo).toEqual([])
    const visitor = caller(member.mock, member.world, null)
    expect(await visitor.get(site, { requiredLogin: 1 })).toMatchObject({
      code: 303,
      data: { type: 'need login' },
    })
  })

  test('A member gets menus, permissions and their company, in the requested language', async () => {
    const member = realMock('jade_viewer')
    const en = (await member.get(site, {}, 'en')).data
    const zh = (await member.get(site, {}, 'zh-cn')).data
    expect(en.menus[0].title).toBe('Bookings')
    expect(zh.menus[0].title).toBe('订单')
    expect(en.userInfo.siteInfo).toEqual({
      company_id: '2',
      company_name: 'Jade Route Holidays',
      settlement_currency: 'CNY',
      hide_net_price: true,
      tz: 'Asia/Shanghai',
    })
  })

  test('R6.10 A viewer has no payment button, and the server refuses the payment too', async () => {
    const viewer = realMock('golden_viewer')
    expect(JSON.stringify((await viewer.get(site)).data.menus)).not.toContain('order/pay')
    const preview = await viewer.post('/api/order/payPreview', { id: 'H2611210001' })
    expect(preview).toMatchObject({ code: 401, data: { error_key: 'NO_PERMISSION' } })
  })
})
