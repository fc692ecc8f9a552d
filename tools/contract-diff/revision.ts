import { spawnSync } from 'node:child_process'
import { isObject, type JsonObject } from '../contract-check/contract.ts'
import { Stop } from '../workspace/stop.mjs'

/** Where the bundled contract lies in the repository. */
export const contractFile = 'libs/api-client/src/generated/openapi.json'

/** Bytes; the bundle has two millions with its examples. */
const most = 64 * 1024 * 1024

const git = (folder: string, ...args: string[]) =>
  spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: most })

/**
 * The bundled contract as a revision of the repository has it.
 * @throws Stop where there is no such revision, or no contract in it
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

/** @throws Stop where the text is no JSON object */
export function parsed(text: string, name: string): JsonObject {
  try {
    const document: unknown = JSON.parse(text)
    if (isObject(document)) return document
  } catch {
    // Said below.
  }
  throw new Stop(`${name} is no contract.`, 2)
}

/** What cannot be read or compared is said in the words of the program that reads it, without a trace of this one. */
export function orStop<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw new Stop(error instanceof Error ? error.message.trim() : String(error), 2)
  }
}
