import { afterEach, expect, test, vi } from 'vitest'
import { browserStorage } from './browser-storage.ts'
import { createSession, type SessionChange, type UserInfo } from './session.ts'
import { isSignedIn, nobody, parseSession, sessionKey } from './session-record.ts'

const lin: UserInfo = {
  id: 7,
  username: 'lin_wei',
  nickname: 'Lin Wei',
  email: 'lin@example.com',
  area_num: '86',
  mobile: '13800000000',
  full_mobile_text: '+86 13800000000',
  avatar: '/media/avatar/7/1.svg',
  gender: 1,
  gender_text: 'Male',
  birthday: null,
  last_login_time: null,
  last_login_ip: '127.0.0.1',
  join_time: 1_700_000_000,
  motto: '',
  token: 'access',
  refresh_token: 'refresh',
  siteInfo: {
    company_id: 'c1',
    company_name: 'Golden Land',
    settlement_currency: 'CNY',
    hide_net_price: false,
  },
}

const storage = browserStorage(() => localStorage)

afterEach(() => localStorage.clear())

test('R4.15 Filling user info with a token turns a visitor into a member', () => {
  const session = createSession(storage)
  expect(session.isSignedIn()).toBe(false)
  session.fill(lin)
  expect(session.isSignedIn()).toBe(true)
  expect(session.token()).toBe('access')
})

test('A visitor has no number and no name, and the storage key of a member does not change', () => {
  const texts = { username: '', nickname: '', avatar: '', token: '', refresh_token: '' }
  expect(createSession(storage).store.getState()).toEqual({ id: 0, ...texts })
  createSession(storage).fill(lin)
  expect(localStorage.getItem('userInfo')).toContain('"username":"lin_wei"')
})

test('R6.01 An id without token and a token without id are both a visitor', () => {
  expect(isSignedIn({ id: 7, token: '' })).toBe(false)
  expect(isSignedIn({ id: 0, token: 'access' })).toBe(false)
  expect(isSignedIn({ id: 7, token: 'access' })).toBe(true)
})

test('R3.31 R3.32 R3.33 R3.34 User info holds every field from the server', () => {
  const session = createSession(storage)
  session.fill(lin)
  expect(session.store.getState()).toEqual(lin)
  session.amend({ email: '', motto: 'Early', last_login_ip: '' })
  expect(session.store.getState()).toEqual({ ...lin, email: '', motto: 'Early', last_login_ip: '' })
  session.describe(lin)
  expect(session.store.getState()).toEqual(lin)
})

test('R3.35 The site call never overwrites the tokens', () => {
  const session = createSession(storage)
  session.fill(lin)
  session.describe({ ...lin, nickname: 'Wei', token: '', refresh_token: 'other' })
  expect(session.store.getState()).toMatchObject({
    nickname: 'Wei',
    token: 'access',
    refresh_token: 'refresh',
  })
})

test('Storage holds only the six fields, and the next page reads them', () => {
  createSession(storage).fill(lin)
  const kept = JSON.parse(localStorage.getItem(sessionKey) ?? '')
  expect(Object.keys(kept)).toEqual(['id', 'username', 'nickname', 'avatar', 'token', 'refresh_token'])
  expect(createSession(storage).isSignedIn()).toBe(true)
})

test('A session that the server ended keeps the name for the login form, but no token', () => {
  const session = createSession(storage)
  session.fill(lin)
  session.clearTokens()
  expect(session.store.getState()).toEqual({
    ...nobody,
    id: 7,
    username: 'lin_wei',
    nickname: 'Lin Wei',
    avatar: lin.avatar,
  })
  expect(localStorage.getItem(sessionKey)).not.toContain('access')
})

test('Signing out removes everything about the member', () => {
  const session = createSession(storage)
  session.fill(lin)
  session.forget()
  expect(session.store.getState()).toEqual(nobody)
  expect(localStorage.length).toBe(0)
})

test.each<[string, string | null]>([
  ['nothing', null],
  ['no JSON', '{"id":7'],
  ['another shape', '[7]'],
  ['a number as text', JSON.stringify({ ...lin, id: '7' })],
  ['a missing field', '{"id":7,"token":"access"}'],
  ['null', 'null'],
  ['a number', '7'],
  ['a text', '"lin_wei"'],
  ...(['username', 'nickname', 'avatar', 'token', 'refresh_token'] as const).map((name): [string, string] => [
    `no text as ${name}`,
    JSON.stringify({ ...lin, [name]: 7 }),
  ]),
])('Storage with %s counts as a visitor', (_, text) => {
  expect(parseSession(text)).toEqual(nobody)
})

test('With blocked storage the portal starts for a visitor, and signing in lasts for this page', () => {
  const blocked = browserStorage(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const session = createSession(blocked)
  expect(session.isSignedIn()).toBe(false)
  session.fill(lin)
  expect(session.isSignedIn()).toBe(true)
  session.forget()
  expect(session.isSignedIn()).toBe(false)
})

test('A full storage keeps the session for this page only', () => {
  const full = { ...storage, write: () => false }
  const session = createSession(full)
  session.fill(lin)
  expect(session.isSignedIn()).toBe(true)
  expect(createSession(full).isSignedIn()).toBe(false)
})

test('R9.20 The session is in no cookie, and none outlives the limit because none is written', () => {
  const written = vi.spyOn(document, 'cookie', 'set')
  const session = createSession(storage)
  session.fill(lin)
  session.clearTokens()
  session.forget()
  expect(written).not.toHaveBeenCalled()
  expect(document.cookie).toBe('')
})

const otherTab = (newValue: string | null, key: string | null = sessionKey) =>
  dispatchEvent(new StorageEvent('storage', { key, newValue }))

test.each<[SessionChange | null, UserInfo | null, UserInfo | null]>([
  ['signed-in', null, lin],
  ['signed-out', lin, null],
  ['other-member', lin, { ...lin, id: 8, token: 'other' }],
  [null, lin, { ...lin, token: 'renewed' }],
  [null, null, { ...lin, token: '' }],
])('This tab follows another: %s', (expected, before, after) => {
  const session = createSession(storage)
  if (before) session.fill(before)
  const changed = vi.fn()
  const stop = session.followOtherTabs(changed)
  otherTab(after && JSON.stringify(after))
  stop()
  expect(changed.mock.calls).toEqual(expected ? [[expected]] : [])
  expect(session.token()).toBe(after?.token || null)
})

test('Another member in another tab replaces all data of the former one here', () => {
  const session = createSession(storage)
  session.fill(lin)
  const stop = session.followOtherTabs(() => {})
  otherTab(JSON.stringify({ ...nobody, id: 8, username: 'chen', token: 'other' }))
  stop()
  expect(session.store.getState()).toEqual({ ...nobody, id: 8, username: 'chen', token: 'other' })
})

test('The same member in another tab keeps the data of this page', () => {
  const session = createSession(storage)
  session.fill(lin)
  const stop = session.followOtherTabs(() => {})
  otherTab(JSON.stringify({ ...lin, nickname: 'Wei', token: 'renewed' }))
  expect(session.store.getState()).toEqual({ ...lin, nickname: 'Wei', token: 'renewed' })
  otherTab(JSON.stringify({ ...lin, token: '', refresh_token: '' }))
  stop()
  const { id, username, nickname, avatar } = lin
  expect(session.store.getState()).toEqual({ ...nobody, id, username, nickname, avatar })
})

test.each<[string, UserInfo | null]>([
  ['ended', null],
  ['replaced', { ...lin, id: 8, username: 'chen', token: 'other' }],
])('A late answer never writes back a session that another tab has %s', (_, after) => {
  const session = createSession(storage)
  session.fill(lin)
  if (after) createSession(storage).fill(after)
  else createSession(storage).forget()
  const held = localStorage.getItem(sessionKey)
  session.describe(lin)
  session.amend({ nickname: 'Wei' })
  session.clearTokens()
  expect(localStorage.getItem(sessionKey)).toBe(held)
})

test('A stopped follower gets no more changes from other tabs', () => {
  const session = createSession(storage)
  const changed = vi.fn()
  session.followOtherTabs(changed)()
  otherTab(JSON.stringify(lin))
  expect([changed.mock.calls, session.isSignedIn()]).toEqual([[], false])
})

test('Clearing the storage in another tab signs this tab out, which still knows whose input it holds', () => {
  const session = createSession(storage)
  session.fill(lin)
  const stop = session.followOtherTabs(() => {})
  otherTab('x', 'another-key')
  expect(session.isSignedIn()).toBe(true)
  otherTab(null, null)
  stop()
  expect(session.isSignedIn()).toBe(false)
  expect(session.store.getState()).toEqual({ ...nobody, id: lin.id })
})
