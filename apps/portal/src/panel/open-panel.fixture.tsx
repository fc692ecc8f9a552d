import 'fake-indexeddb/auto'
import type { TestMock } from '@portal/mock-server/node'
import { UiProvider } from '@portal/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { openPortal } from '../test/open-portal.tsx'
import Opener from './Opener.tsx'

/** Renders the portal at a path with the panel's button beside it, as a build with a mock does. */
export async function openWithPanel(mock: TestMock, path = '/', language: 'en' | 'zh-cn' = 'en') {
  const portal = await openPortal(path, { user: mock.signIn('goldenland'), language })
  render(
    <QueryClientProvider client={portal.queryClient}>
      <UiProvider>
        <Opener router={portal.router} />
      </UiProvider>
    </QueryClientProvider>,
  )
  return portal
}

export async function openPart(name: string) {
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: /mock panel/ }))
  await user.click(await screen.findByRole('tab', { name }))
  return { user, part: await screen.findByRole('tabpanel', { name }) }
}
