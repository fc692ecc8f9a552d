import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestInfo } from '@playwright/test'
import type { Control } from '@portal/mock-server/control'
import type { Noted } from '../../tools/exercised/exercised-page.ts'
import { notedFolder } from '../../tools/exercised/folders.ts'

/** How far each order had come; what a scenario did before the test is none of its own. */
export type Before = ReadonlyMap<string, number>

export async function movesSoFar(control: Control): Promise<Before> {
  const { tables } = await control.snapshot()
  return new Map((tables.order?.put ?? []).map(({ id, timeline }) => [id, timeline.length]))
}

/**
 * Notes which operations, refusals and moves of orders a test has exercised in its world.
 * @param since `start` of the world in epoch ms, before which orders were seeded, and how far each had come then
 */
export async function noteExercised(
  control: Control,
  { start, before }: { readonly start: number; readonly before: Before },
  testInfo: TestInfo,
): Promise<void> {
  const [journal, { tables }] = await Promise.all([control.journal(), control.snapshot()])
  const calls = journal.flatMap(({ operation, code, error_key }) =>
    operation === null
      ? []
      : [`${operation} ${error_key ?? (code === 1 || code === null ? 'ok' : `code ${code}`)}`],
  )
  const moves = (tables.order?.put ?? []).flatMap(({ id, order_type, timeline }) =>
    timeline
      .slice(before.get(id) ?? 0)
      .filter(({ time, from }) => from !== null && time * 1000 >= start)
      .map(({ event, from }) => `${order_type} ${from} ${event}`),
  )
  // What a deep run visits is no journey, and must not stand in the record of those.
  if (process.env.E2E_DEEP !== undefined) return
  const { project, file, titlePath, testId, repeatEachIndex } = testInfo
  const noted: Noted = {
    test: [`[${project.name}]`, file.split('/e2e/').at(-1), ...titlePath.slice(1)].join(' › '),
    calls: [...new Set(calls)].toSorted(),
    moves: [...new Set(moves)].toSorted(),
  }
  mkdirSync(notedFolder, { recursive: true })
  writeFileSync(join(notedFolder, `${testId}-${repeatEachIndex}.json`), JSON.stringify(noted))
}
