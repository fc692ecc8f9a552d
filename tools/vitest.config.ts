import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'tools',
    environment: 'node',
    include: ['**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    isolate: false,
  },
})
