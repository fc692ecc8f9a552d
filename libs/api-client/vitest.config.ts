import { defineConfig } from 'vitest/config'

export default defineConfig({
  // A limit for a test that hangs, not for a machine that is busy.
  test: {
    name: 'api-client',
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    isolate: false,
  },
})
