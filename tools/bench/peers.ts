import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from '../workspace/installation.mjs'
import { root } from '../workspace/root.mjs'
import type { Shot } from './load.ts'

/** Other mock servers to compare with. They are installed in the cache and are no dependencies of the project. */
const versions = { '@stoplight/prism-cli': '5.16.0', 'json-server': '1.0.0-beta.15' }

const folder = join(root, '.cache', 'bench')
const module = (name: string, file: string) => join(folder, 'node_modules', name, file)
const prism = module('@stoplight/prism-cli', 'dist/index.js')
const jsonServer = module('json-server', 'lib/bin.js')

interface Peer {
  readonly name: string
  /** Arguments of node, for a server on that port. */
  args(port: number): string[]
  shotsOf(shots: readonly Shot[]): readonly Shot[]
}

/** Installs the peers once; false without a network. */
export async function installPeers(say: (line: string) => void): Promise<boolean> {
  if (existsSync(prism) && existsSync(jsonServer)) return true
  say('Installing Prism and json-server…')
  mkdirSync(folder, { recursive: true })
  const wanted = Object.entries(versions).map(([name, version]) => `${name}@${version}`)
  const { code } = await npm(['install', '--no-save', '--ignore-scripts', '--prefix', folder, ...wanted])
  if (code !== 0) say('They cannot be installed, so only the mock is measured.')
  return code === 0
}

interface Contract {
  paths: Record<
    string,
    Record<string, { responses: Record<string, { content: Record<string, { example?: unknown }> }> }>
  >
}

/** Writes a contract whose example of the operation is our answer, so that Prism serves the same bytes. */
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

/** The longest list in an answer, as rows for json-server. */
function rowsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value)
    .map(rowsOf)
    .reduce((longest, rows) => (rows.length > longest.length ? rows : longest), [])
}

/** Servers that give the same answer as ours. json-server only keeps and creates rows; it checks nothing. */
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
