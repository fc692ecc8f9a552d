import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { noncePlaceholder, originPlaceholder } from '../csp.ts'

/** The build writes it, and no other folder has one. */
const marker = 'offline.json'

/** A static host sends every visitor the same bytes, so there is no nonce, and links within the page need no origin. */
const forStaticHost = (html: string): string =>
  html.replaceAll(` nonce="${noncePlaceholder}"`, '').replaceAll(originPlaceholder, '')

/** Whether a static host needs it: compressed copies and settings of the web server belong to our own hosting. */
const isPublic = (path: string) => basename(path) !== '.host' && !/\.(?:br|gz)$/.test(path)

/**
 * Copies a build with the mock inside the page to a folder that any static host can serve from its root. Replaces an
 * earlier demo there; for a folder that holds something else it does nothing and returns a sentence that says so.
 */
export function exportDemo(built: string, out: string): string | null {
  if (existsSync(out) && readdirSync(out).length > 0 && !existsSync(join(out, marker)))
    return `${out} holds something other than a demo. Name another folder with --out.`
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  cpSync(built, out, { recursive: true, filter: isPublic })
  for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue
    const path = join(out, name)
    writeFileSync(path, forStaticHost(readFileSync(path, 'utf8')))
  }
  // Sent where there is no file: by GitHub Pages and others with 404, by hosts that read _redirects with 200.
  cpSync(join(out, 'shell.html'), join(out, '404.html'))
  writeFileSync(join(out, '_redirects'), '/* /shell.html 200\n')
  // Without it GitHub Pages leaves out what begins with an underscore.
  writeFileSync(join(out, '.nojekyll'), '')
  return null
}
