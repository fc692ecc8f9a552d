import { memberCentreStore, session, siteStore } from '@portal/auth'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { member } from '../../test/member.ts'
import { draftOf, dropAllDrafts, keepDraft } from '../form/form-drafts.ts'
import { enterMember, leaveMember } from './member.ts'

const colleague = { ...member, id: 8, token: 'other' }
const orders = ['/api/order/list']

/** A page with loaded orders, a draft and a collapsed menu. */
function usedPage() {
  const queryClient = new QueryClient()
  queryClient.setQueryData(orders, [{ booking_id: 'H2611210001' }])
  keepDraft(member.id, 'hotel', { guest: 'Lin' })
  siteStore.setState({ initialize: true, userInitialize: true })
  memberCentreStore.setState({
    open: false,
    shrink: true,
    menuExpand: true,
    authNode: { '/user': ['/user/pay'] },
  })
  return queryClient
}

beforeEach(() => session.forget())
afterEach(dropAllDrafts)

test('A member who signs in again keeps loaded data and drafts, and the site is loaded again', () => {
  session.fill(member)
  const queryClient = usedPage()
  session.clearTokens()
  enterMember({ ...member, token: 'renewed' }, queryClient)
  expect(queryClient.getQueryData(orders)).toBeDefined()
  expect(draftOf(member.id, 'hotel')).toEqual({ guest: 'Lin' })
  expect(siteStore.getState()).toMatchObject({ initialize: true, userInitialize: false })
  expect(session.token()).toBe('renewed')
})

test('A visitor who signs in keeps what the page has loaded', () => {
  const queryClient = usedPage()
  enterMember(member, queryClient)
  expect(queryClient.getQueryData(orders)).toBeDefined()
  expect(session.isSignedIn()).toBe(true)
})

test('Only the window state and the availability of the member centre survive a change of member', () => {
  session.fill(member)
  const queryClient = usedPage()
  enterMember(colleague, queryClient)
  expect(queryClient.getQueryData(orders)).toBeUndefined()
  expect(draftOf(member.id, 'hotel')).toBeUndefined()
  expect(siteStore.getState()).toMatchObject({ initialize: false, userInitialize: false })
  expect(memberCentreStore.getState()).toMatchObject({
    open: false,
    shrink: true,
    menuExpand: false,
    authNode: {},
  })
  expect(session.store.getState().id).toBe(colleague.id)
})

test('R6.99 A sign-out in another tab leaves the input of this one for the same member alone', () => {
  session.fill(member)
  const queryClient = usedPage()
  session.clearTokens()
  leaveMember(queryClient, { elsewhere: true })
  expect(queryClient.getQueryData(orders)).toBeUndefined()
  enterMember({ ...member, token: 'renewed' }, queryClient)
  expect(draftOf(member.id, 'hotel')).toEqual({ guest: 'Lin' })
  enterMember(colleague, queryClient)
  expect(draftOf(member.id, 'hotel')).toBeUndefined()
})
