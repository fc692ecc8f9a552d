import { afterEach, beforeEach, vi } from 'vitest'

/** What a test's page hands to the browser to be saved, in this order: jsdom itself lacks downloads. */
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
