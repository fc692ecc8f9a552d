import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'portal',
    root: import.meta.dirname,
    environment: 'jsdom',
    testTimeout: 60_000,
    environmentOptions: { jsdom: { url: 'http://127.0.0.1:4200/' } },
    setupFiles: ['src/test/setup.ts'],
    include: [
      'src/**/*.test.{ts,tsx}',
      '*.test.ts',
      'preview/**/*.test.ts',
      'prerender/**/*.test.ts',
      'build/**/*.test.ts',
    ],
  },
})
