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

/** Whether nothing of the member stays, and the page starts again without asking what becomes of forms. */
const gone = () => ({
  signedOut: !session.isSignedIn() && tabStorage.read(codeTimersKey) === null,
  startsAgain: reload.mock.calls.length === 1 && isUnloadAllowed(),
})

test('R7.09 Signing out hands the refresh token over by both its names, and nothing of the member stays', async () => {
  await signOutAndReload(reload)
  expect(call.mock.calls).toEqual([
    [
      { refresh_token: 'refresh', refreshToken: 'refresh' },
      { overlay: true, announce: true },
    ],
  ])
  expect(gone()).toEqual({ signedOut: true, startsAgain: true })
})

test('Who wants to finish a form first stays signed in, and the server is not asked', async () => {
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
  'A server that cannot be asked (%s) does not keep the member on this machine',
  async (kind) => {
    call.mockRejectedValue(failed(kind))
    await signOutAndReload(reload)
    expect(gone()).toEqual({ signedOut: true, startsAgain: true })
  },
)
