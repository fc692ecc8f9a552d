import { mockForTests } from '@portal/mock-server/node'
import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPortal } from '../test/open-portal.tsx'

const mock = mockForTests()
beforeAll(() => mock.server.listen())
afterAll(() => mock.server.close())

const stay =
  'destination_type=city&destination_id=yangon&check_in=2026-12-12&check_out=2026-12-14&rooms=2&nationality=CN'

test.each([
  ['/user/order/list', 'limit=10'],
  ['/user/account/balance', 'limit=10'],
  ['/hotel/list', stay],
])(
  'An address of %s beyond its last page shows the last page, in place of the address',
  async (path, query) => {
    const { router } = await openPortal(`${path}?${query}&page=99`, { user: mock.signIn('goldenland') })
    const steps = router.history.length
    await waitFor(() => expect(router.state.location.href).not.toContain('page=99'))
    expect(router.history.length).toBe(steps)
    // Other lists may come before it.
    const range = (await screen.findAllByText(/^\d+ to \d+ of \d+$/)).at(-1)
    const [, to, total] = /to (\d+) of (\d+)/.exec(range?.textContent ?? '') ?? []
    expect(to).toBe(total)
    const current = screen.getAllByRole('button', { current: 'page' }).at(-1)
    expect(router.state.location.href).toContain(`page=${current?.textContent}`)
  },
)
