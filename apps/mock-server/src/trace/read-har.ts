import * as z from 'zod'
import { snapshotError } from '../world/snapshot-check.ts'
import { pathOf, type Trace, type TraceEntry } from './har.ts'

/** A file that is no trace; the message names the wrong entry and what to do. */
export class BadTrace extends Error {}

const header = z.looseObject({ name: z.string(), value: z.string() })

const entry = z.looseObject({
  startedDateTime: z.string(),
  request: z.looseObject({
    method: z.string(),
    url: z.url({ protocol: /^https?$/ }),
    headers: z.array(header),
    postData: z.looseObject({ text: z.string() }).optional(),
  }),
  response: z.looseObject({
    status: z.int(),
    headers: z.array(header),
    content: z.looseObject({ text: z.string() }),
  }),
  _now: z.int().nullish(),
})

const archive = z.looseObject({
  log: z.looseObject({ version: z.string(), entries: z.array(z.unknown()).min(1) }),
})

const again = 'Record it again: npm start -- --record FILE.'
const withBodies =
  'The bodies are missing: export the archive with its content ("Save all as HAR with content"), or record with npm start -- --record FILE.'

const place = (path: readonly PropertyKey[]): string => path.map(String).join('.')

/** The position of an entry in the file: `entry 3 (POST /api/order/pay)`. */
export function nameOfEntry(value: unknown, index: number): string {
  const { method, url } = ((value as Partial<TraceEntry> | null)?.request ?? {}) as {
    method?: unknown
    url?: unknown
  }
  const about =
    typeof method === 'string' && typeof url === 'string'
      ? ` (${method} ${URL.canParse(url) ? pathOf(value as TraceEntry).split('?')[0] : url})`
      : ''
  return `entry ${index + 1}${about}`
}

function checkEntry(value: unknown, index: number): void {
  const { error } = entry.safeParse(value)
  const issue = error?.issues[0]
  if (issue === undefined) return
  const where = place(issue.path)
  const isBody = where === 'response.content.text' || where === 'request.postData.text'
  throw new BadTrace(
    `${nameOfEntry(value, index)}: ${where || 'the entry'}: ${issue.message}. ${isBody ? withBodies : again}`,
  )
}

/**
 * Reads the text of a trace.
 * @throws BadTrace
 */
export function readTrace(text: string): Trace {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new BadTrace(`It is not valid JSON (${(error as Error).message}). ${again}`)
  }
  const { error, data } = archive.safeParse(value)
  if (error) {
    const issue = error.issues[0]
    throw new BadTrace(
      `It is no HTTP archive (HAR 1.2): ${place(issue?.path ?? [])}: ${issue?.message ?? ''}. ${again}`,
    )
  }
  data.log.entries.forEach(checkEntry)
  const trace = value as Trace
  const { _world: world } = trace.log
  if (world) {
    const wrong = snapshotError(world.begin)
    if (wrong)
      throw new BadTrace(`log._world.begin is not a snapshot that this version reads: ${wrong}. ${again}`)
    trace.log.entries.forEach((one, index) => {
      if (typeof one._now !== 'number')
        throw new BadTrace(`${nameOfEntry(one, index)}: _now, the clock of its world, is missing. ${again}`)
    })
  }
  return trace
}
