/** Asks the mock for lists for ten minutes and fails if its memory keeps growing. Linux only. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from '../bench/load.ts'
import { mockNode } from '../start/servers.mjs'
import { freePort, untilAnswers } from '../workspace/ports.mjs'
import { start } from '../workspace/processes.mjs'
import { root } from '../workspace/root.mjs'
import { run } from '../workspace/stop.mjs'

const minutes = 10
/** MB by which memory may grow from the end of the first minute to the end of the last. */
const growthAllowed = 30

/** MB of memory that a process holds. */
function residentOf(pid: number): number {
  const [, pages = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')
  return (Number(pages) * 4096) / 1e6
}

await run(async () => {
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
    const shots = [
      '/api/index/index?requiredLogin=1',
      '/api/order/index?limit=20',
      '/api/wallet/ledger?limit=20',
    ].map((path) => ({ method: 'GET' as const, path, headers: { 'ba-user-token': token } }))
    const memory: number[] = []
    let refused = 0
    for (let minute = 0; minute < minutes; minute += 1) {
      refused += (await load(port, shots, 60, 8)).refused
      memory.push(residentOf(server.pid))
    }
    const growth = (memory.at(-1) ?? 0) - (memory[0] ?? 0)
    console.log(`${refused} refused; ${memory.map((each) => each.toFixed(0)).join(' ')} MB`)
    return growth <= growthAllowed && refused === 0 ? 0 : 1
  } finally {
    await server.stop()
  }
})
