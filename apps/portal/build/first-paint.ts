import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync, type Plugin } from 'vite'
import { oldBrowserScript, withoutScripts } from './old-browser.ts'

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

/** Puts into the page what must be decided before anything is painted: colour scheme, and whom it is for. */
export const firstPaint = (): Plugin => ({
  name: 'portal-first-paint',
  transformIndexHtml: (_html, { server }) => [
    // The development server has no page in words, and would lead back here.
    ...(server ? [] : [{ tag: 'script', children: oldBrowserScript(), injectTo: 'head-prepend' as const }]),
    {
      tag: 'style',
      children: read('first-paint.css').replace(/\/\*.*?\*\/|\s+/gs, ' '),
      injectTo: 'head-prepend',
    },
    { tag: 'script', children: minified(), injectTo: 'head-prepend' },
    { tag: 'noscript', children: withoutScripts, injectTo: 'body-prepend' },
  ],
})

const minified = () => minifySync('first-paint.js', read('first-paint.js')).code
