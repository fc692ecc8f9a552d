import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type HostedRules, nginxRules } from '../hosting/route-rules.ts'
import { prerenderedPaths } from './pages.ts'

/** The redirects of this portal; the host applies them to documents, the page to later navigations. */
export const matcher: HostedRules = { static: {}, wildcard: {}, dynamic: {} }

/**
 * Writes what a running page asks its build for: `builds/latest.json`, the manifest under the same id, and
 * the payload of each finished page; and the redirects as the web server reads them. The id names all of it but the time,
 * so an equal build has an equal id, and one that differs in a redirect alone has another.
 */
export function writeReleaseFiles(dist: string, timestamp: number): string {
  const id = contentId(dist)
  const files: Record<string, unknown> = {
    'builds/latest.json': { id, timestamp },
    [`builds/meta/${id}.json`]: { id, timestamp, matcher, prerendered: [...prerenderedPaths] },
    // The finished pages are drawn without any answer, so there is nothing to hand over yet.
    ...Object.fromEntries(
      prerenderedPaths.map((path) => [join(path, '_payload.json').slice(1), { answers: [] }]),
    ),
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true })
    writeFileSync(join(dist, name), JSON.stringify(content))
  }
  mkdirSync(join(dist, '.host'), { recursive: true })
  writeFileSync(join(dist, '.host/rules.conf'), nginxRules(matcher))
  nameBuild(dist, id)
  return id
}

function contentId(dist: string): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' }).toSorted()) {
    const file = join(dist, name)
    if (statSync(file).isFile()) hash.update(name).update(readFileSync(file))
  }
  hash.update(JSON.stringify([matcher, prerenderedPaths]))
  return hash.digest('hex').slice(0, 16)
}

/** Tells each page which build it belongs to. */
function nameBuild(dist: string, buildId: string) {
  for (const name of ['shell.html', ...prerenderedPaths.map((path) => join(path, 'index.html'))]) {
    const file = join(dist, name)
    const page = readFileSync(file, 'utf8')
    writeFileSync(file, page.replace(/(id="env"[^>]*>)[^<]*/, `$1${JSON.stringify({ apiUrl: '', buildId })}`))
  }
}
