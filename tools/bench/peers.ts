import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from '../workspace/installation.mjs'
import { root } from '../workspace/root.mjs'

/** Mock servers of others, measured beside ours. Never dependencies of the project: they live in the cache. */
const versions = { '@stoplight/prism-cli': '5.16.0', 'json-server': '1.0.0-beta.15' }

const folder = join(root, '.cache', 'bench')

export interface Peer {
  readonly name: string
  /** Arguments of node, for a server on that port. */
  args(port: number): string[]
  readonly list: string
  readonly create: string
  readonly headers: Readonly<Record<string, string>>
}

/** Fetches the peers once; none when there is no network. */
export async function fetchPeers(say: (line: string) => void): Promise<Peer[]> {
  const module = (name: string, file: string) => join(folder, 'node_modules', name, file)
  const prism = module('@stoplight/prism-cli', 'dist/index.js')
  const jsonServer = module('json-server', 'lib/bin.js')
  if (!existsSync(prism) || !existsSync(jsonServer)) {
    say('Fetching Prism and json-server…')
    mkdirSync(folder, { recursive: true })
    const wanted = Object.entries(versions).map(([name, version]) => `${name}@${version}`)
    const { code } = await npm(['install', '--no-save', '--ignore-scripts', '--prefix', folder, ...wanted])
    if (code !== 0) {
      say('They cannot be fetched, so only our own server is measured.')
      return []
    }
  }
  const contract = join(root, 'libs/api-client/src/generated/openapi.json')
  const rows = join(folder, 'rows.json')
  const hotels = Array.from({ length: 20 }, (_, i) => ({
    id: String(i),
    name: `Hotel ${i}`,
    star: 4,
    city: 'Yangon',
  }))
  writeFileSync(rows, JSON.stringify({ hotels, orders: [] }))
  return [
    {
      name: 'Prism',
      args: (port) => [
        prism,
        'mock',
        contract,
        '--port',
        String(port),
        '--host',
        '127.0.0.1',
        '-v',
        'silent',
      ],
      list: '/api/ajax/country',
      create: '/api/hotel/rates',
      // Any token will do, but without one it refuses.
      headers: { 'ba-user-token': 'bench' },
    },
    {
      name: 'json-server',
      args: (port) => [jsonServer, rows, '--port', String(port), '--host', '127.0.0.1'],
      list: '/hotels',
      create: '/orders',
      headers: {},
    },
  ]
}
