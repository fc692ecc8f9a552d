import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** All components on one page, for development: `npx vite libs/ui/gallery`. No build uses it. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  server: { host: '127.0.0.1', port: 4290 },
})
