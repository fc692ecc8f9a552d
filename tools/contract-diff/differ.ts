import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { isObject, type Json, type JsonObject } from '../contract-check/contract.ts'

/** One side of a change. */
interface Place {
  /** JSON pointer into the document: `#/components/schemas/UserInfo/properties/motto`. */
  readonly pointer: string
  readonly value: Json
}

/** A change as the differ of Redocly reports it. */
export interface Change {
  readonly typeName: string
  readonly kind: 'added' | 'removed' | 'modified'
  /** What a release with this change is by semantic versioning. */
  readonly impact: 'major' | 'minor' | 'patch'
  /** Name of the member that is another; only where `kind` is `modified`. */
  readonly property?: string
  readonly verdicts: readonly { readonly message: string }[]
  readonly base?: Place
  readonly revision?: Place
}

const cli = join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin/cli.js')

/** Examples are drawn from the mock and say nothing about what is agreed. */
export function withoutExamples(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutExamples)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, child]) =>
      key === 'examples' || key === 'example' ? [] : [[key, withoutExamples(child)]],
    ),
  )
}

/**
 * What is different in the second contract, in the order of its paths.
 * @throws Error with the differ's own words, where one of them is no contract
 */
export function changesBetween(base: JsonObject, revision: JsonObject): readonly Change[] {
  const folder = mkdtempSync(join(tmpdir(), 'contract-diff-'))
  try {
    writeFileSync(join(folder, 'base.json'), JSON.stringify(withoutExamples(base)))
    writeFileSync(join(folder, 'revision.json'), JSON.stringify(withoutExamples(revision)))
    const report = join(folder, 'report.json')
    const files = ['base.json', 'revision.json']
    // In a folder without a configuration all rules of the differ hold.
    const run = spawnSync(
      process.execPath,
      [cli, 'diff', ...files, '--format', 'json', '--output', report, '--fail-on', 'none'],
      {
        cwd: folder,
        encoding: 'utf8',
        env: {
          ...process.env,
          REDOCLY_TELEMETRY: 'off',
          REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
          REDOCLY_SUPPRESS_NOTIFICATIONS: 'true',
        },
      },
    )
    if (run.status !== 0) throw new Error(`The contracts cannot be compared.\n${run.stderr}`)
    return (JSON.parse(readFileSync(report, 'utf8')) as { changes: readonly Change[] }).changes
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
