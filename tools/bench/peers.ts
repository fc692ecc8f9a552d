import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from '../workspace/installation.mjs'
import { root } from '../workspace/root.mjs'
import type { Shot } from './load.ts'

/** Mock servers of others, measured beside ours. Never dependencies of the project: they live in the cache. */
const versions = { '@stoplight/prism-cli': '5.16.0', 'json-server': '1.0.0-beta.15' }

export const folder = join(root, '.cache', 'bench')
const module = (name: string, file: string) => join(folder, 'node_modules', name, file)
const prism = module('@stoplight/prism-cli', 'dist/index.js')
const jsonServer = module('json-server', 'lib/bin.js')

interface Peer {
  readonly name: string
  /** Arguments of node, for a server on that port. */
  args(port: number): string[]
  shotsOf(shots: readonly Shot[]): readonly Shot[]
}

/** Fetches the peers once; false when there is no network. */
export async function fetchPeers(say: (line: string) => void): Promise<boolean> {
  if (existsSync(prism) && existsSync(jsonServer)) return true
  say('Fetching Prism and json-server…')
  mkdirSync(folder, { recursive: true })
  const wanted = Object.entries(versions).map(([name, version]) => `${name}@${version}`)
  const { code } = await npm(['install', '--no-save', '--ignore-scripts', '--prefix', folder, ...wanted])
  if (code !== 0) say('They cannot be fetched, so only our own server is measured.')
  return code === 0
}

interface Contract {
  paths: Record<
    string,
    Record<string, { responses: Record<string, { content: Record<string, { example?: unknown }> }> }>
  >
}

/** The contract in which our answer is the example of one operation, so that Prism serves the same answer. */
function contractWith(answer: unknown, { method, path }: Shot): string {
  const contract = JSON.parse(
    readFileSync(join(root, 'libs/api-client/src/generated/openapi.json'), 'utf8'),
  ) as Contract
  const operation = contract.paths[path.replace(/\?.*/, '')]?.[method.toLowerCase()]
  const media = operation?.responses['200']?.content['application/json']
  if (media === undefined) throw new Error(`The contract has no JSON answer for ${method} ${path}.`)
  media.example = answer
  const file = join(folder, 'contract.json')
  writeFileSync(file, JSON.stringify(contract))
  return file
}

/** The longest list in an answer: the rows that json-server is given. */
function rowsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value)
    .map(rowsOf)
    .reduce((longest, rows) => (rows.length > longest.length ? rows : longest), [])
}

/** Servers that answer one kind of question as ours did. json-server keeps rows and creates them; it checks nothing. */
export function peersFor(first: Shot, answer: unknown): Peer[] {
  const contract = contractWith(answer, first)
  const rows = join(folder, 'rows.json')
  writeFileSync(rows, JSON.stringify({ rows: rowsOf(answer), calls: [] }))
  const path = first.method === 'GET' ? '/rows' : '/calls'
  const address = ['--host', '127.0.0.1']
  return [
    {
      name: 'Prism',
      args: (port) => [prism, 'mock', contract, '--port', String(port), ...address, '-v', 'silent'],
      shotsOf: (shots) => shots,
    },
    {
      name: 'json-server',
      args: (port) => [jsonServer, rows, '--port', String(port), ...address],
      shotsOf: (shots) =>
        shots.slice(0, 100).map(({ method, body }) => ({ method, path, ...(body ? { body } : {}) })),
    },
  ]
}
