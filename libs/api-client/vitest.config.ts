import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'api-client', environment: 'jsdom', include: ['src/**/*.test.ts'] },
})
