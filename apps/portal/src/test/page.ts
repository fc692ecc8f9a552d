import type { TestMock } from '@portal/mock-server/node'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

/**
 * Fills a field at once, like pasting. Typing key by key renders the form once per letter, so one test of each form
 * types and all others use this.
 */
export const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

/** The open captcha picture, in its own size, because jsdom has no layout. */
async function captchaPicture(): Promise<HTMLElement> {
  const picture = await screen.findByRole('application')
  picture.getBoundingClientRect = () => new DOMRect(0, 0, 350, 200)
  return picture
}

/** The centres of the open captcha's targets, in order. */
function captchaPoints({ world }: TestMock) {
  const captcha = world.tables.captcha.where(() => true).at(-1)
  if (!captcha) throw new Error('There is no captcha.')
  return captcha.targets.map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
}

/** Clicks the targets and waits until the captcha has closed. */
export async function solveCaptcha(mock: TestMock): Promise<void> {
  const picture = await captchaPicture()
  for (const { x, y } of captchaPoints(mock)) fireEvent.click(picture, { clientX: x, clientY: y })
  await waitFor(() => expect(screen.queryByRole('application')).toBeNull())
}

/** The files that the page saves during a test, in order. jsdom has no downloads. */
export function savedFiles(): readonly File[] {
  const saved: File[] = []
  beforeEach(() => {
    saved.length = 0
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (file: File) => `blob:${saved.push(file)}`,
        revokeObjectURL: () => {},
      }),
    )
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  })
  afterEach(() => void vi.restoreAllMocks())
  return saved
}
