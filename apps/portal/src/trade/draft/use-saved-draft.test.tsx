import { createQueryClient } from '@portal/api-client'
import { session } from '@portal/auth'
import { mockForTests } from '@portal/mock-server/node'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { connectHook } from '../../test/without-portal.tsx'
import { useSavedDraft } from './use-saved-draft.ts'

const mock = mockForTests()
beforeAll(() => mock.server.listen())
beforeEach(() => {
  connectHook()
  session.fill(mock.signIn('goldenland'))
})
afterAll(() => mock.server.close())

const content = {
  product: 'hotel',
  title: 'Half a booking',
  step: 'guests',
  search: '{}',
  selection: '{}',
} as const

const hide = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

const wrapperOf = () => {
  const client = createQueryClient()
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
}

test.each([
  ['is hidden', () => hide('hidden')],
  ['goes away', () => window.dispatchEvent(new Event('pagehide'))],
])('When the page %s, unsaved input is saved at once, by a call that outlives the page', async (_, leave) => {
  const onSaved = vi.fn()
  const { result } = renderHook(() => useSavedDraft({ opened: null, enabled: true, onSaved }), {
    wrapper: wrapperOf(),
  })
  // After the mock has replaced fetch.
  const calls = vi.spyOn(globalThis, 'fetch')
  act(() => result.current.note({ ...content, form: '{"name":"Aung"}' }))
  hide('visible')
  expect(calls).not.toHaveBeenCalled()
  act(leave)
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ version: 1 }), true))
  expect(calls.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true])
})

/** A draft of the member. */
function begun() {
  const own = String(session.store.getState().id)
  const [draft] = mock.world.tables.draft.where(({ owner_id }) => owner_id === own)
  if (draft === undefined) throw new Error('Nothing has been begun.')
  return draft
}

/** Types into a form of this draft until it is saved as another one; returns the refusals on the way. */
async function savedAsAnother(id: string) {
  const onSaved = vi.fn()
  const { result } = renderHook(() => useSavedDraft({ opened: { id, version: 1 }, enabled: true, onSaved }), {
    wrapper: wrapperOf(),
  })
  act(() => result.current.note({ ...content, form: '{"name":"Aung"}' }))
  hide('hidden')
  await waitFor(() => expect(result.current.state).toBe('failed'))
  hide('hidden')
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ version: 1 }), true))
  expect(onSaved.mock.calls[0]?.[0].id).not.toBe(id)
  return mock.world.journal.list().map(({ error_key }) => error_key)
}

test('A draft that a colleague has changed stays theirs: the form continues as a new draft', async () => {
  const theirs = begun()
  mock.world.tables.draft.put({ ...theirs, version: 2 })
  expect(await savedAsAnother(theirs.id)).toContain('VERSION_CONFLICT')
  expect(mock.world.tables.draft.get(theirs.id)?.form).toBe(theirs.form)
})

test('A removed draft is created again, so that no input is lost', async () => {
  const { id } = begun()
  mock.world.tables.draft.remove(id)
  expect(await savedAsAnother(id)).toContain('NOT_FOUND')
})
