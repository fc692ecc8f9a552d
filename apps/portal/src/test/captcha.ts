import type { TestMock } from '@portal/mock-server/node'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** The picture that stands open, laid out in its own size: jsdom lays nothing out. */
export async function captchaPicture(): Promise<HTMLElement> {
  const picture = await screen.findByRole('application')
  picture.getBoundingClientRect = () => new DOMRect(0, 0, 350, 200)
  return picture
}

/** Where the targets of the open captcha lie, in their order. */
function captchaPoints({ world }: TestMock) {
  const captcha = world.tables.captcha.where(() => true).at(-1)
  if (!captcha) throw new Error('No captcha was drawn.')
  return captcha.targets.map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
}

/** Clicks the targets, and waits until the captcha has gone on by itself. */
export async function solveCaptcha(mock: TestMock): Promise<void> {
  const picture = await captchaPicture()
  for (const { x, y } of captchaPoints(mock)) fireEvent.click(picture, { clientX: x, clientY: y })
  await waitFor(() => expect(screen.queryByRole('application')).toBeNull())
}
