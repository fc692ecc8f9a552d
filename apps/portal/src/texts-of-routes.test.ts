import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const source = import.meta.dirname
const routes = globSync('**/*.tsx', { cwd: join(source, 'routes') })

/** Loaded with every page. */
const everywhere = ['common', 'errors', 'validation', 'site']

const texts = new Map<string, string>()

function text(path: string): string {
  const known = texts.get(path) ?? readFileSync(path, 'utf8')
  texts.set(path, known)
  return known
}

/** The files that a file imports statically. Types are erased, and what loads later brings its own texts. */
const importsOf = (path: string): string[] =>
  [...text(path).matchAll(/^(?:import|export) (?!type\b)[^'()]*from '(\.[^']+\.tsx?)'/gm)].map(
    ([, to = '']) => join(dirname(path), to),
  )

function filesOf(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found
  found.add(path)
  for (const next of importsOf(path)) filesOf(next, found)
  return found
}

const quoted = (list = '') => [...list.matchAll(/'([\w/-]+)'/g)].map(([, name = '']) => name)

test.each(routes)('The page of %s has the texts of all its parts when it opens', (route) => {
  const path = join(source, 'routes', route)
  const page = route.replaceAll('\\', '/').replace(/(?:[./]\{?-?\$.*)?\.tsx$/, '')
  const name = /name: '([\w/-]+)'/.exec(text(path))?.[1] ?? page
  const loaded = [
    ...everywhere,
    page,
    name,
    `user/${name}`,
    ...quoted(/\btexts: \[([^\]]*)\]/.exec(text(path))?.[1]),
  ]
  const missing = [...filesOf(path)].flatMap((file) =>
    [...text(file).matchAll(/\b(?:useText|textOf)\('([\w/-]+)'\)/g)]
      .filter(([, used = '']) => !loaded.includes(used))
      .map(([, used]) => `${used} in ${file.slice(source.length + 1)}`),
  )
  expect(missing).toEqual([])
})
