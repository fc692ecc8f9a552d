/** The figures of docs/structure.md that can be counted: `node tools/docs/figures.ts [REVISION …]`, HEAD without any. */
import { execFileSync } from 'node:child_process'
import { posix } from 'node:path'
import { root } from '../workspace/root.mjs'

const git = (words: readonly string[], input = ''): Buffer =>
  execFileSync('git', words, { cwd: root, input, maxBuffer: 1 << 30 })

interface CountedFile {
  readonly path: string
  readonly text: string
}

/** Written by a program, or recorded. */
const made = /\/generated\/|\.gen\.|^openapi\/examples\//
const testing = /\.(?:test|e2e|fixture)\.|^e2e\/|\/testing\/|\/test-/

/** Code and style sheets of a revision that were written by hand. */
function filesAt(revision: string, paths: readonly string[]): CountedFile[] {
  const counted = paths.filter((path) => /\.(?:tsx?|mjs|cjs|css)$/.test(path) && !made.test(path))
  let rest = git(['cat-file', '--batch'], counted.map((path) => `${revision}:${path}\n`).join(''))
  return counted.map((path) => {
    const head = rest.indexOf(10)
    const size = Number(rest.subarray(0, head).toString().split(' ')[2])
    const text = rest.subarray(head + 1, head + 1 + size).toString()
    rest = rest.subarray(head + size + 2)
    return { path, text }
  })
}

const occurrences = (files: readonly CountedFile[], pattern: RegExp): number =>
  files.reduce((sum, { text }) => sum + [...text.matchAll(pattern)].length, 0)

function sizes(files: readonly CountedFile[]): string {
  const lines = files.map(({ text }) => text.split('\n').length - 1).sort((one, other) => one - other)
  const at = (share: number) => lines[Math.min(lines.length - 1, Math.floor(lines.length * share))]
  const sum = lines.reduce((total, count) => total + count, 0)
  return `${files.length} files, ${sum} lines; median ${at(0.5)}, p90 ${at(0.9)}, longest ${lines.at(-1)}`
}

function crowded(paths: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const path of paths.filter((each) => !made.test(each))) {
    const folder = posix.dirname(path)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  const above = [...counts].filter(([folder, count]) => count > 40 && folder !== 'docs/decisions')
  return above.map(([folder, count]) => `${folder} ${count}`).join(', ') || 'none'
}

const revisions = process.argv.slice(2)
for (const revision of revisions.length > 0 ? revisions : ['HEAD']) {
  const paths = git(['ls-tree', '-r', '-z', '--name-only', revision]).toString().split('\0').filter(Boolean)
  const files = filesAt(revision, paths)
  const styles = files.filter(({ path }) => path.endsWith('.css'))
  const tests = files.filter(({ path }) => !path.endsWith('.css') && testing.test(path))
  const code = files.filter((file) => !styles.includes(file) && !tests.includes(file))
  const screens = code.filter(({ path }) => /^(?:apps\/portal|libs\/ui)\/src\/.*\.tsx$/.test(path))
  console.log(`${revision}
  code          ${sizes(code)}
  tests         ${sizes(tests)}
  style sheets  ${sizes(styles)}
  className     ${occurrences(screens, /\bclassName/g)}
  folders above 40 files, without decisions: ${crowded(paths)}`)
}
