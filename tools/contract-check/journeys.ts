import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Noted } from '../exercised/exercised-page.ts'
import { notedFolder } from '../exercised/folders.ts'

/** Browser tests of one file that made a call. */
export interface Journey {
  /** Below `e2e/`: `order/pay.e2e.ts`. */
  readonly file: string
  readonly tests: readonly string[]
}

/** Which journeys through the portal make each call, as the last run of the browser tests has recorded it. */
export interface Journeys {
  /** When the last of them ended; null where none has run here. */
  readonly recorded: Date | null
  /** How many of them ran: a run of one file records no other. */
  readonly tests: number
  readonly of: (operation: string) => readonly Journey[]
}

/** `[desktop] › order/pay.e2e.ts › pays` as file and title. */
function partsOf(test: string): { file: string; title: string } {
  const [, file = '', ...titles] = test.split(' › ')
  return { file, title: titles.join(' › ') }
}

export function journeysFrom(noted: readonly Noted[], recorded: Date | null): Journeys {
  const byOperation = new Map<string, Map<string, Set<string>>>()
  for (const { test, calls } of noted) {
    const { file, title } = partsOf(test)
    for (const call of calls) {
      const operation = call.split(' ', 1)[0] ?? ''
      const files = byOperation.get(operation) ?? new Map<string, Set<string>>()
      byOperation.set(operation, files.set(file, (files.get(file) ?? new Set()).add(title)))
    }
  }
  return {
    recorded,
    tests: noted.length,
    of: (operation) =>
      [...(byOperation.get(operation) ?? [])]
        .map(([file, titles]) => ({ file, tests: [...titles].toSorted() }))
        .toSorted((a, b) => b.tests.length - a.tests.length || a.file.localeCompare(b.file)),
  }
}

/** What the browser tests of this folder have recorded: `npm test` and `npm run e2e` leave it. */
export function readJourneys(folder: string = notedFolder): Journeys {
  const files = existsSync(folder)
    ? globSync('*.json', { cwd: folder }).map((name) => join(folder, name))
    : []
  const times = files.map((file) => statSync(file).mtimeMs)
  return journeysFrom(
    files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Noted),
    files.length === 0 ? null : new Date(Math.max(...times)),
  )
}
