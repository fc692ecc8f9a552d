import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { runToEnd } from '../workspace/processes.mjs'
import { root } from '../workspace/root.mjs'

const places = ['apps', 'libs', 'openapi', 'deploy', 'docs']

const isGenerated = (/** @type {string} */ path) =>
  /\/generated\/|\/examples\/|\.gen\.ts$/.test(path) && !/\/(?:node_modules|dist)\//.test(path)

/** Path and hash of each generated file. @returns {Map<string, string>} */
export const fingerprint = (base = root) =>
  new Map(
    places
      .flatMap((place) => readdirSync(join(base, place), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => relative(base, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .filter(isGenerated)
      .map((path) => [
        path,
        createHash('sha256')
          .update(readFileSync(join(base, path)))
          .digest('hex'),
      ]),
  )

/** @param {Map<string, string>} before @param {Map<string, string>} after */
export const differing = (before, after) =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path))
    .sort()

/**
 * Runs a program that generates code, and fails if that changes a generated file.
 * @param {string[]} args
 */
export async function runWithoutDrift(args) {
  const before = fingerprint()
  const { code, output } = await runToEnd(args)
  const stale = differing(before, fingerprint())
  if (code !== 0 || stale.length === 0) return { code, output }
  const advice = 'Generated code was out of date. It has been written anew: look at it and commit it.'
  return { code: 1, output: [...stale, advice].join('\n') }
}
