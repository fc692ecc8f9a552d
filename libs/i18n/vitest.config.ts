import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'i18n',
    root: import.meta.dirname,
    environment: 'jsdom',
    // Long enough for a busy machine; it only stops a test that hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Times are tested against one fixed local zone, whatever the machine's is.
    env: { TZ: 'Asia/Shanghai' },
    // Files share a process and its loaded modules; each leaves nothing behind that another could meet.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}', 'codegen/**/*.test.ts'],
  },
})
