import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync, type Plugin } from 'vite'

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

/** Puts into the page what must be decided before anything is painted: colour scheme, and whom it is for. */
export const firstPaint = (): Plugin => ({
  name: 'portal-first-paint',
  transformIndexHtml: () => [
    { tag: 'style', children: read('first-paint.css').replace(/\s+/g, ' '), injectTo: 'head-prepend' },
    { tag: 'script', children: minified(), injectTo: 'head-prepend' },
  ],
})

const minified = () => minifySync('first-paint.js', read('first-paint.js')).code
