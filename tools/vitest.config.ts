import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'tools',
    environment: 'node',
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', 'contract-judges/**'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    isolate: false,
  },
})
