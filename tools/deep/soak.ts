import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from '../bench/load.ts'
import { mockNode } from '../start/servers.mjs'
import { freePort, untilAnswers } from '../workspace/ports.mjs'
import { start } from '../workspace/processes.mjs'
import { root } from '../workspace/root.mjs'
import type { Outcome } from './part.ts'

const windows = 10
/** MB by which memory may grow from the end of the first window to the end of the last. */
const growthAllowed = 30

/** MB of memory that a process holds; Linux only. */
function residentOf(pid: number): number {
  const [, pages = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')
  return (Number(pages) * 4096) / 1e6
}

/** Asks the mock for lists and single answers, and watches what it keeps. */
export async function soak(share: number): Promise<Outcome> {
  const seconds = 60 * share
  const port = await freePort()
  const args = [...mockNode.flags, join(root, 'apps/mock-server/src/server.ts'), '--port', String(port)]
  const server = start('mock server', args, { env: mockNode.env })
  try {
    const address = `http://127.0.0.1:${port}`
    await untilAnswers(`${address}/__mock/health`, { seconds: 60, abort: new AbortController().signal })
    const answer = await fetch(`${address}/__mock/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ persona: 'goldenland' }),
    })
    const { token } = (await answer.json()) as { token: string }
    const paths = [
      '/api/index/index?requiredLogin=1',
      '/api/order/index?limit=20',
      '/api/wallet/ledger?limit=20',
    ]
    const shots = paths.map((path) => ({ method: 'GET' as const, path, headers: { 'ba-user-token': token } }))
    const memory: number[] = []
    let [requests, refused] = [0, 0]
    for (let window = 0; window < windows; window += 1) {
      const { rate, refused: refusedNow } = await load(port, shots, seconds, 8)
      requests += Math.round(rate * seconds)
      refused += refusedNow
      memory.push(residentOf(server.pid))
    }
    const growth = (memory.at(-1) ?? 0) - (memory[0] ?? 0)
    const detail = `${requests} requests, ${refused} refused, ${memory.map((each) => each.toFixed(0)).join(' ')} MB`
    const level = growth <= growthAllowed && refused === 0
    return { passed: level ? 1 : 0, failed: level ? 0 : 1, detail, output: detail }
  } finally {
    await server.stop()
  }
}
