import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'ui',
    root: import.meta.dirname,
    environment: 'jsdom',
    env: { TZ: 'Asia/Shanghai' },
    setupFiles: ['./src/test-setup.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
  },
})
