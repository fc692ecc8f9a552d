import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { isObject, type Json, type JsonObject } from '../contract-check/contract.ts'
import { Stop } from '../workspace/stop.mjs'

/** One side of a change. */
interface Place {
  /** JSON pointer into the document: `#/components/schemas/UserInfo/properties/motto`. */
  readonly pointer: string
  readonly value: Json
}

/** A change as Redocly reports it. */
export interface Change {
  readonly typeName: string
  readonly kind: 'added' | 'removed' | 'modified'
  /** By semantic versioning. */
  readonly impact: 'major' | 'minor' | 'patch'
  /** Name of the changed member; only if `kind` is `modified`. */
  readonly property?: string
  readonly verdicts: readonly { readonly message: string }[]
  readonly base?: Place
  readonly revision?: Place
}

const cli = join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin/cli.js')

/** Examples come from the mock and are no part of the contract. */
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
 * The changes in the second contract, in the order of its paths.
 * @throws Error with the words of Redocly if one of them is no contract
 */
export function changesBetween(base: JsonObject, revision: JsonObject): readonly Change[] {
  const folder = mkdtempSync(join(tmpdir(), 'contract-diff-'))
  try {
    writeFileSync(join(folder, 'base.json'), JSON.stringify(withoutExamples(base)))
    writeFileSync(join(folder, 'revision.json'), JSON.stringify(withoutExamples(revision)))
    const report = join(folder, 'report.json')
    const files = ['base.json', 'revision.json']
    // A folder without a configuration, so that all rules of Redocly apply.
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

/** The bundled contract in the repository. */
export const contractFile = 'libs/api-client/src/generated/openapi.json'

/** Bytes. */
const largest = 64 * 1024 * 1024

const git = (folder: string, ...args: string[]) =>
  spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: largest })

/**
 * The bundled contract of a revision.
 * @throws Stop if there is no such revision, or no contract in it
 */
export function contractOf(revision: string, folder: string): JsonObject {
  const found = git(folder, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`)
  if (found.error || git(folder, 'rev-parse', '--git-dir').status !== 0)
    throw new Stop('This folder is no clone of the repository, or git is not installed.', 2)
  const commit = found.stdout.trim()
  if (found.status !== 0 || commit === '')
    throw new Stop(
      `There is no revision "${revision}" here; a shallow clone has the last ones only (git fetch --unshallow).`,
      2,
    )
  const file = git(folder, 'show', `${commit}:${contractFile}`)
  if (file.status !== 0) throw new Stop(`The revision ${revision} has no ${contractFile} yet.`, 2)
  return parsed(file.stdout, `${contractFile} of ${revision}`)
}

/** @throws Stop if the text is no JSON object */
export function parsed(text: string, name: string): JsonObject {
  try {
    const document: unknown = JSON.parse(text)
    if (isObject(document)) return document
  } catch {
    // Reported below.
  }
  throw new Stop(`${name} is no contract.`, 2)
}

/** Turns an error of a program that reads a contract into a sentence without a stack trace. */
export function orStop<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw new Stop(error instanceof Error ? error.message.trim() : String(error), 2)
  }
}
