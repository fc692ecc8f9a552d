import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'ui',
    root: import.meta.dirname,
    environment: 'jsdom',
    // As in apps/portal/vitest.config.ts.
    execArgv: ['--max-semi-space-size=64'],
    // Long enough for a busy machine; it only stops a test that hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    env: { TZ: 'Asia/Shanghai' },
    setupFiles: ['./src/test-start.ts', './src/test-setup.ts'],
    // Files share a process and its loaded modules; each leaves nothing behind that another could meet.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
  },
})
