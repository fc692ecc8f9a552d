import { createQueryClient } from '@portal/api-client'
import { type AnyRoute, createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { createPortalRouter } from '../boot/router.ts'
import type { PageData } from './page.ts'

const router = createPortalRouter(createQueryClient(), { history: createMemoryHistory() })

interface Page extends PageData {
  path: string
  allGuards: string[]
}

const pages: Page[] = Object.values(router.routesById).flatMap((route) => {
  const data = route.options.staticData as PageData
  if (data.name === null) return []
  const parents: PageData[] = []
  for (let at: AnyRoute | undefined = route; at; at = at.parentRoute) {
    parents.unshift(at.options.staticData)
  }
  const allGuards = data.noNeedLogin ? [] : [...new Set(parents.flatMap(({ guards }) => guards))]
  return [{ ...data, path: route.fullPath.replace(/(.)\/$/, '$1'), allGuards }]
})

const specified =
  `/ /airport/booking /airport/list /car/booking /car/list /hotel/booking /hotel/detail/$id /hotel/list
/cms/channel/$value/{-$type} /cms/info/$id /cms/page/$id /cms/search
/user /user/login /user/account/balance /user/account/changePassword /user/account/integral
/user/account/overview /user/account/profile /user/airport-order/list /user/airport-order/detail/$id
/user/car-order/list /user/car-order/detail/$id /user/order/list /user/order/detail/$id /user/bill/apply
/user/bill/details /user/invoice/apply /user/invoice/details /user/invoice/manage /user/cms/collect
/user/cms/comment /user/cms/content /user/cms/order /user/cms/editContent/$id /user/iframe/$url
/user/manage/subAccount /user/manage/voucherSetting`.split(/\s+/)

/** Pages that the specification leaves to us: `docs/decisions/`. */
const decided = [
  '/quote/$token',
  '/user/approval/list',
  '/user/bill/month',
  '/user/draft/list',
  '/user/favourite/list',
  '/user/manage/adminLog',
  '/user/manage/secondPerson',
  '/user/manage/allocation',
  '/user/manage/markup',
  '/user/group/detail/$id',
  '/user/group/list',
  '/user/notification/list',
  '/user/order/all',
  '/user/order/deadlines',
  '/user/order/report',
  '/user/quote/detail/$id',
  '/user/quote/list',
  '/user/trip/detail/$id',
  '/user/trip/list',
  '/voucher/$token',
]

const at = (path: string) => pages.find((page) => page.path === path)

test('The site map has exactly the pages of the specification and those decided here', () => {
  expect(pages.map(({ path }) => path).toSorted()).toEqual([...specified, ...decided].toSorted())
})

test('R2.42 Every page has a unique name; a member page is named after its path without /user/', () => {
  const names = pages.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const { path, name } of pages.filter(({ path }) => /^\/user\/(?!login$)/.test(path))) {
    expect(name).toBe(path.slice('/user/'.length).replace(/\/\$.*$/, ''))
  }
})

test('The member centre is named user and the login page userLogin', () => {
  expect(at('/user')?.name).toBe('user')
  expect(at('/user/login')).toMatchObject({ name: 'userLogin', layout: 'none', noNeedLogin: true })
})

test('R4.05 On every page of the member area, user-mount runs before auth', () => {
  const member = pages.filter(({ path }) => /^\/user(?:\/(?!login$)|$)/.test(path))
  for (const { path, allGuards } of member) expect(allGuards, path).toEqual(['user-mount', 'auth'])
  expect(member.length).toBeGreaterThan(20)
})

test('R6.02 The guard auth protects the booking pages and the member area, and nothing else', () => {
  const guarded = pages.filter(({ allGuards }) => allGuards.includes('auth')).map(({ path }) => path)
  const expected = [...specified, ...decided].filter(
    (path) => /^\/(?:airport|car|hotel)\/booking$/.test(path) || /^\/user(?:\/(?!login$)|$)/.test(path),
  )
  expect(guarded.toSorted()).toEqual(expected.toSorted())
})

test('Booking, travel and content pages and order details have the cms layout', () => {
  for (const { path, layout } of pages) {
    const cms = /^\/(?:airport|car|hotel|cms)\//.test(path) || /^\/user\/(?:\w+-)?order\/detail\//.test(path)
    const bare = path === '/user/login' || /^\/(?:quote|voucher)\//.test(path)
    const expected = path === '/' ? 'common' : bare ? 'none' : cms ? 'cms' : 'user'
    expect([path, layout]).toEqual([path, expected])
  }
})

test('The apply pages highlight their own menu entry', () => {
  for (const path of ['/user/invoice/apply', '/user/bill/apply'])
    expect(at(path)?.activeMenuPaths).toEqual([path])
})

test('An embedded address survives the address bar', () => {
  const url = 'https://board.example.com/a/b?c=1&d=%2F#e'
  const { href } = router.buildLocation({ to: '/user/iframe/$url', params: { url } })
  const [, params] = router.getMatchedRoutes(href)
  expect(params.url).toBe(url)
})
