import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { browserVariable, findBrowser } from './browser.mjs'

/** A folder of programs that come first on the path, each of which answers this when asked for its version. */
function installed(programs: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'browsers-'))
  for (const [name, version] of Object.entries(programs)) {
    writeFileSync(join(folder, name), `#!/bin/sh\necho "${version}"\n`)
    chmodSync(join(folder, name), 0o755)
  }
  vi.stubEnv(browserVariable, '')
  vi.stubEnv('PATH', [folder, process.env.PATH].join(delimiter))
  return folder
}

afterEach(() => void vi.unstubAllEnvs())

describe('the browser of the tests', () => {
  test('is the Chromium without a window, where there is one beside the usual one', () => {
    const folder = installed({ chromium: 'Chromium 156.0', 'chromium-headless-shell': 'Chromium 156.0' })
    expect(findBrowser()).toBe(join(folder, 'chromium-headless-shell'))
  })

  test('is not a stub that only says how to get one', () => {
    const folder = installed({ 'chromium-headless-shell': 'Not found, get it from the store' })
    expect(findBrowser()).not.toBe(join(folder, 'chromium-headless-shell'))
  })
})
