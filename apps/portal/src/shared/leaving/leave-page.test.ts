import { ApiError, signOut } from '@portal/api-client'
import { session, tabStorage } from '@portal/auth'
import { beforeEach, expect, test, vi } from 'vitest'
import { member } from '../../test/member.ts'
import { codeTimersKey } from '../verification/code-timer.ts'
import { signOutAndReload } from './leave-page.ts'
import { blockUnload, isUnloadAllowed } from './unload.ts'
import { confirmLeaving } from './unsaved.ts'

vi.mock('@portal/api-client', async (original) => ({ ...(await original<object>()), signOut: vi.fn() }))
vi.mock('./unsaved.ts', () => ({ confirmLeaving: vi.fn() }))

const call = vi.mocked(signOut)
const reload = vi.fn()

beforeEach(() => {
  vi.clearAllMocks()
  vi.mocked(confirmLeaving).mockResolvedValue(true)
  call.mockResolvedValue({})
  blockUnload()
  session.fill({ ...member, refresh_token: 'refresh' })
  tabStorage.write(codeTimersKey, '{}')
})

const failed = (kind: ApiError['kind']) =>
  new ApiError('No', { kind, code: null, status: null, url: '/api/user/logout', data: null })

/** Whether the member is signed out and the page has reloaded without a question about forms. */
const gone = () => ({
  signedOut: !session.isSignedIn() && tabStorage.read(codeTimersKey) === null,
  startsAgain: reload.mock.calls.length === 1 && isUnloadAllowed(),
})

test('R7.09 Signing out sends the refresh token by both its names and removes everything about the member', async () => {
  await signOutAndReload(reload)
  expect(call.mock.calls).toEqual([
    [
      { refresh_token: 'refresh', refreshToken: 'refresh' },
      { overlay: true, announce: true },
    ],
  ])
  expect(gone()).toEqual({ signedOut: true, startsAgain: true })
})

test('A member who finishes a form first stays signed in, without a call', async () => {
  vi.mocked(confirmLeaving).mockResolvedValue(false)
  await signOutAndReload(reload)
  expect(vi.mocked(confirmLeaving).mock.calls).toEqual([['signOut']])
  expect(call).not.toHaveBeenCalled()
  expect(gone()).toEqual({ signedOut: false, startsAgain: false })
})

test.each([
  ['A server that refuses', failed('refusal')],
  ['An error of the program', new TypeError('of the program')],
])('%s keeps the session', async (_, error) => {
  call.mockRejectedValue(error)
  await signOutAndReload(reload)
  expect(session.token()).toBe('access')
  expect(gone()).toEqual({ signedOut: false, startsAgain: false })
})

test.each(['http', 'network', 'timeout'] as const)(
  'An unreachable server (%s) does not prevent signing out',
  async (kind) => {
    call.mockRejectedValue(failed(kind))
    await signOutAndReload(reload)
    expect(gone()).toEqual({ signedOut: true, startsAgain: true })
  },
)
