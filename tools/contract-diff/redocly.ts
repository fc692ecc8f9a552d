import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runBin } from '../contract/bundle.ts'
import { isObject, type Json, type JsonObject } from '../contract/flatten.ts'
import { Stop } from '../workspace/stop.mjs'

/** Bytes. */
const largest = 64 * 1024 * 1024

/**
 * The bundled contract of a revision.
 * @param file its path in the repository
 * @throws Stop if there is no such revision, or no contract in it
 */
export function contractAt(revision: string, file: string, folder: string): JsonObject {
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: largest })
  if (git('rev-parse', '--git-dir').status !== 0)
    throw new Stop('This folder is no clone of the repository, or git is not installed.', 2)
  const commit = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`)
  if (commit.status !== 0)
    throw new Stop(
      `There is no revision "${revision}" here; a shallow clone has the last ones only (git fetch --unshallow).`,
      2,
    )
  const text = git('show', `${commit.stdout.trim()}:${file}`)
  if (text.status !== 0) throw new Stop(`The revision ${revision} has no ${file} yet.`, 2)
  try {
    const document: Json = JSON.parse(text.stdout)
    if (isObject(document)) return document
  } catch {
    // Reported below.
  }
  throw new Stop(`${file} of ${revision} is no contract.`, 2)
}

/** Without examples, which come from the mock; lists of extensions as objects, because Redocly ignores changes in lists. */
function comparable(value: Json): Json {
  if (Array.isArray(value)) return value.map(comparable)
  if (!isObject(value)) return value
  const entries = Object.entries(value).flatMap(([key, child]): [string, Json][] => {
    if (key === 'example' || key === 'examples') return []
    if (key.startsWith('x-') && Array.isArray(child))
      return [[key, Object.fromEntries(child.map((item) => [JSON.stringify(item), true]))]]
    return [[key, comparable(child)]]
  })
  return Object.fromEntries(entries)
}

/**
 * What Redocly prints about two contracts, and whether it found a change that breaks a client.
 * @throws Stop with the words of Redocly if one of them is no contract
 */
export function redoclyDiff(before: JsonObject, now: JsonObject): { breaks: boolean; output: string } {
  const folder = mkdtempSync(join(tmpdir(), 'contract-diff-'))
  try {
    writeFileSync(join(folder, 'before.json'), JSON.stringify(comparable(before), null, 1))
    writeFileSync(join(folder, 'now.json'), JSON.stringify(comparable(now), null, 1))
    // A folder without a configuration, so that all rules of Redocly apply.
    const { status, stdout, stderr } = runBin(
      '@redocly/cli',
      'bin/cli.js',
      ['diff', 'before.json', 'now.json'],
      {
        cwd: folder,
      },
    )
    // Redocly ends with 1 for a breaking change and for a failure, and prints changes only in the first case.
    if (status !== 0 && stdout.trim() === '')
      throw new Stop(`The contracts cannot be compared.\n${stderr}`, 2)
    return { breaks: status !== 0, output: stdout }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
