import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Long enough for a busy machine; it only stops a test that hangs.
  test: {
    name: 'auth',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    isolate: false,
  },
})
