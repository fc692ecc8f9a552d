import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync, type Plugin } from 'vite'
import { oldBrowserScript, withoutScripts } from './old-browser.ts'

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

/** A script of this folder as text for a page. */
export const inlineScript = (name: string): string =>
  minifySync(name, read(name), { compress: true }).code.replaceAll('</', '<\\/')

/** Puts into every page what must be decided before the first paint: colour scheme, language, visitor or member. */
export const firstPaint = (): Plugin => ({
  name: 'portal-first-paint',
  transformIndexHtml: (_html, { server }) => [
    // The development server has no page for old browsers, and would redirect to itself.
    ...(server ? [] : [{ tag: 'script', children: oldBrowserScript(), injectTo: 'head-prepend' as const }]),
    {
      tag: 'style',
      children: read('first-paint.css').replace(/\/\*.*?\*\/|\s+/gs, ' '),
      injectTo: 'head-prepend',
    },
    { tag: 'script', children: inlineScript('first-paint.js'), injectTo: 'head-prepend' },
    { tag: 'noscript', children: withoutScripts, injectTo: 'body-prepend' },
  ],
})
