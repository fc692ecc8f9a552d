import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** How a part of the deep run went the last time. */
export interface Result {
  readonly part: string
  /** YYYY-MM-DD. */
  readonly date: string
  readonly commit: string
  readonly passed: number
  readonly failed: number
  readonly minutes: number
  /** What the figures do not say: seeds, browsers, memory. */
  readonly detail: string
}

const head = '| part | date | commit | passed | failed | minutes | detail |\n|---|---|---|---|---|---|---|'

const lineOf = (result: Result) =>
  `| ${result.part} | ${result.date} | ${result.commit} | ${result.passed} | ${result.failed} | ${result.minutes.toFixed(1)} | ${result.detail.replaceAll('|', '/')} |`

/** The table of results with one more: a part has one line, that of its last run. */
export function withResult(markdown: string, result: Result): string {
  const lines = markdown.trimEnd().split('\n')
  const start = lines.findIndex((line) => line.startsWith('| part |'))
  if (start === -1) return `${markdown.trimEnd()}\n\n${head}\n${lineOf(result)}\n`
  const rows = lines.slice(start + 2).filter((line) => !line.startsWith(`| ${result.part} |`))
  const sorted = [...rows, lineOf(result)].toSorted((a, b) => a.localeCompare(b, 'en'))
  return `${[...lines.slice(0, start), head, ...sorted].join('\n')}\n`
}

export function record(path: string, result: Result): void {
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '# Deep runs\n'
  writeFileSync(path, withResult(before, result))
}
