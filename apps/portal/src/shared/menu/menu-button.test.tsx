import { UiProvider } from '@portal/ui'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { MenuButton } from './MenuButton.tsx'

const onChoose = vi.fn<() => void>()

function open() {
  render(
    <UiProvider>
      <MenuButton choices={[{ key: 'en', label: 'English', onChoose }]}>
        {(opener) => (
          <button type="button" {...opener}>
            Language
          </button>
        )}
      </MenuButton>
    </UiProvider>,
  )
  return screen.getByRole('button', { name: 'Language' })
}

test('A menu opens below its button, has its name, and closes after a choice', async () => {
  const button = open()
  expect(button.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(button)
  const menu = await screen.findByRole('menu', { name: 'Language' })
  expect(button.getAttribute('aria-expanded')).toBe('true')
  fireEvent.click(await screen.findByRole('menuitem', { name: 'English' }))
  expect(onChoose).toHaveBeenCalledOnce()
  await waitFor(() => expect(menu.isConnected).toBe(false))
  expect(document.activeElement).toBe(button)
})

test('A second press on the button closes the menu', async () => {
  const button = open()
  fireEvent.click(button)
  await screen.findByRole('menu')
  fireEvent.pointerDown(button)
  fireEvent.mouseDown(button)
  fireEvent.click(button)
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})
