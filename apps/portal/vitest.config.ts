import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'portal',
    root: import.meta.dirname,
    environment: 'jsdom',
    // A limit for a test that hangs, not for a machine that is busy.
    testTimeout: 180_000,
    hookTimeout: 60_000,
    environmentOptions: { jsdom: { url: 'http://127.0.0.1:4200/' } },
    setupFiles: ['../../libs/ui/src/test-queries.ts', 'src/test/setup.ts'],
    // Files share a process and its loaded modules; each leaves nothing behind that another could meet.
    isolate: false,
    include: [
      'src/**/*.test.{ts,tsx}',
      '*.test.ts',
      'preview/**/*.test.ts',
      'prerender/**/*.test.ts',
      'build/**/*.test.ts',
    ],
  },
})
