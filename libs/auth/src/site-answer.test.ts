import { afterEach, expect, test } from 'vitest'
import { emptyMemberCentre, memberCentreStore } from './member-centre.ts'
import { rule } from './rule.fixture.ts'
import { session } from './session.ts'
import { emptySite, siteStore } from './site.ts'
import { applySite, readSite, type SiteAnswer } from './site-answer.ts'

const answer: SiteAnswer = {
  site: {
    siteName: 'Golden Road',
    siteTag: 'Trade only',
    siteLogo: '/media/logo.svg',
    version: '3.1',
    cdnUrl: 'https://cdn.example.com',
    apiUrl: '',
    currency: 'CNY',
    upload: { maxSize: 10, mode: 'local', allowedSuffixes: 'jpg,png', allowedMimeTypes: [] },
    iframe_hosts: ['Maps.example.com'],
  },
  openMemberCenter: true,
  rules: [rule({ type: 'nav', name: 'hotel/list' }), rule({ type: 'nav_user_menu', name: 'user' })],
  menus: [
    rule({ type: 'menu_dir', name: 'account', children: [rule({ type: 'menu', name: 'account/overview' })] }),
  ],
  userInfo: [],
}

const member = { id: 7, username: 'lin_wei', token: '' } as Exclude<SiteAnswer['userInfo'], unknown[]>

afterEach(() => {
  session.forget()
  siteStore.setState(emptySite, true)
  memberCentreStore.setState(emptyMemberCentre, true)
})

test('R3.24 The site state holds name, tag, logo, version and both URLs unchanged', () => {
  const { iframe_hosts: _hosts, ...delivered } = answer.site
  expect(readSite(answer).site).toMatchObject(delivered)
})

test('R7.07 Site, openMemberCenter, rules, menus and userInfo of the response are read', () => {
  expect(readSite(answer).user).toBeNull()
  expect(readSite({ ...answer, userInfo: member }).user).toBe(member)
  expect(readSite({ ...answer, openMemberCenter: false }).memberCentre.open).toBe(false)
  expect(readSite(answer).site.headNav?.map(({ path }) => path)).toEqual(['/hotel/list'])
  expect(readSite({ ...answer, rules: [] }).site.headNav).toEqual([])
  expect(readSite({ ...answer, menus: [] }).memberCentre.userMenus).toEqual([])
  expect(readSite({ ...answer, site: { ...answer.site, siteName: 'Other' } }).site.siteName).toBe('Other')
})

test('R3.26 Both load flags are false before the first load', () => {
  expect(emptySite).toMatchObject({ initialize: false, userInitialize: false, headNav: [] })
})

test("R3.26 A visitor's load sets the first flag, a member's load both", () => {
  expect(readSite(answer).site).toMatchObject({ initialize: true })
  expect(readSite(answer).site.userInitialize).toBeUndefined()
  expect(readSite({ ...answer, userInfo: member }).site).toMatchObject({
    initialize: true,
    userInitialize: true,
  })
})

test('R3.27 The upload mode is local until the site says otherwise, and all settings come from the site', () => {
  expect(emptySite.upload.mode).toBe('local')
  const upload = { ...answer.site.upload, mode: 'alioss', maxSize: 7, allowedSuffixes: ['png'] }
  expect(readSite({ ...answer, site: { ...answer.site, upload } }).site.upload).toMatchObject(upload)
})

test('R3.29 The member centre gets menus, drop-down and permission map from both lists', () => {
  const { memberCentre } = readSite(answer)
  expect(memberCentre.userMenus?.[0]?.children[0]?.path).toBe('/user/account/overview')
  expect(memberCentre.navUserMenus?.[0]?.path).toBe('/user')
  expect(memberCentre.authNode).toEqual({})
  const exported = rule({ type: 'button', name: 'order/list/export' })
  const menus = [rule({ type: 'menu', name: 'order/list', children: [exported] })]
  const rules = [rule({ type: 'button', name: 'quote' })]
  expect(readSite({ ...answer, rules, menus }).memberCentre.authNode).toEqual({
    '/': ['/quote'],
    '/user/order/list': ['/user/order/list/export'],
  })
})

test('R3.29 A drop-down entry in both lists is shown once', () => {
  const account = rule({ type: 'nav_user_menu', name: 'account' })
  const menus = [account, { ...account, title: 'Again' }]
  const paths = readSite({ ...answer, menus }).memberCentre.navUserMenus?.map(({ path }) => path)
  expect(paths).toEqual(['/user', '/user/account'])
})

test('The stores get the response, and the member keeps the token from signing in', () => {
  session.fill({ ...member, username: 'lin', token: 'access', refresh_token: '' })
  applySite({ ...answer, userInfo: member })
  expect(siteStore.getState()).toMatchObject({ siteName: 'Golden Road', userInitialize: true })
  expect(memberCentreStore.getState().userMenus).toHaveLength(1)
  expect(session.store.getState()).toMatchObject({ id: 7, username: 'lin_wei', token: 'access' })
})

test('The site call of a visitor neither signs in nor signs out', () => {
  applySite(answer)
  expect(session.isSignedIn()).toBe(false)
  session.fill({ ...member, token: 'access' })
  applySite(answer)
  expect([session.isSignedIn(), siteStore.getState().userInitialize]).toEqual([true, false])
})

test('The headline is shown with two member menus and not with one', () => {
  expect(readSite(answer).memberCentre.showHeadline).toBe(false)
  const more = [...answer.menus, rule({ type: 'menu', name: 'order/list' })]
  expect(readSite({ ...answer, menus: more }).memberCentre.showHeadline).toBe(true)
  const hidden = [...answer.menus, rule({ type: 'menu_dir', name: 'empty', children: [] })]
  expect(readSite({ ...answer, menus: hidden }).memberCentre.showHeadline).toBe(false)
})

test('The hosts that may be embedded are those of the site and of its iframe entries', () => {
  const menus = [
    rule({ type: 'menu', name: 'board', menu_type: 'iframe', url: 'https://board.example.com:8443/a' }),
    rule({ type: 'menu', name: 'again', menu_type: 'iframe', url: 'https://MAPS.example.com/b' }),
    rule({ type: 'menu', name: 'broken', menu_type: 'iframe', url: 'not an address' }),
    rule({ type: 'menu', name: 'outside', menu_type: 'link', url: 'https://elsewhere.example.com' }),
  ]
  expect(readSite({ ...answer, menus }).site.iframeHosts).toEqual([
    'maps.example.com',
    'board.example.com:8443',
  ])
})
