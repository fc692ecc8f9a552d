/** Replays a recorded session: `npm run replay -- FILE`. */
import { readFileSync, writeFileSync } from 'node:fs'
import type { Trace, TraceWorld } from '@portal/mock-server/har'
import { BadTrace, nameOfEntry, type Replayed, readTrace, replay } from '@portal/mock-server/replay'
import { run, Stop } from '../workspace/stop.mjs'
import { judgeTrace } from './live-check.ts'
import { help, readOptions } from './options.ts'
import { playbackServer } from './playback.ts'

function read(file: string): Trace {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new Stop(`${file} cannot be read: name a recording, such as one of npm start -- --record FILE.`, 2)
  }
  try {
    return readTrace(text)
  } catch (error) {
    throw error instanceof BadTrace ? new Stop(`${file} is no recording: ${error.message}`, 2) : error
  }
}

const seconds = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace('T', ' ')

function report({ calls, departure }: Replayed, { begin: { settings } }: TraceWorld): string[] {
  const world = `seed ${settings.seed}, start ${seconds(settings.start)} UTC, state ${settings.scenario}`
  if (departure === null) return [`${calls} calls were answered the same bytes (${world}).`]
  const { index, entry, pointer, expected, got } = departure
  return [
    `Not the same (${world}): ${index} calls were, then ${nameOfEntry(entry, index)} was not.`,
    `  operation  ${entry._operation ?? 'none of the contract'}`,
    `  at         ${pointer}`,
    `  expected   ${expected}`,
    `  got        ${got}`,
  ]
}

function serve(trace: Trace, port: number): Promise<never> {
  const server = playbackServer(trace)
  return new Promise((_, fail) => {
    server.once('error', () =>
      fail(new Stop(`Port ${port} cannot be used: choose another one with --serve.`, 2)),
    )
    server.listen(port, '127.0.0.1', () =>
      console.log(
        `The recording answers at http://127.0.0.1:${port}: npm start -- --api http://127.0.0.1:${port}`,
      ),
    )
  })
}

async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args, process.env)
  if (options === 'help') {
    console.log(help)
    return 0
  }
  const trace = read(options.file)
  const { _world: world, comment } = trace.log
  if (world && comment) console.log(comment)
  if (options.serve !== null) return serve(trace, options.serve)
  if (!world) {
    if (options.state !== null)
      throw new Stop('--state needs a recording of the mock: a real backend has no world.', 2)
    const { judged, lines } = await judgeTrace(trace)
    for (const line of lines) console.log(line)
    console.log(
      `${judged} answers of a real backend were compared with the contract: ${lines.length} differences.`,
    )
    return lines.length === 0 ? 0 : 1
  }
  const replayed = await replay(trace, world)
  if (options.state !== null) {
    writeFileSync(options.state, JSON.stringify(replayed.world))
    console.log(`${options.state} is the world after these calls: npm start -- --state ${options.state}`)
  }
  for (const line of report(replayed, world)) console.log(line)
  return replayed.departure === null ? 0 : 1
}

await run(() => main(process.argv.slice(2)))
