import { type CheckedData, checkData } from '../world/seed/own/own-data.ts'
import { readDataFile } from '../world/seed/own/own-file.ts'
import type { OwnData } from '../world/seed/own/own-rows.ts'
import { type ControlCall, ControlRefusal } from './call.ts'
import { controlBodies } from './requests.ts'
import { worldInfo } from './scenario-calls.ts'
import type { WorldInfo } from './shapes.ts'

/** Starts the world over with the rows of a file, or without any. */
export async function loadData(call: ControlCall): Promise<WorldInfo> {
  const { world: named, text, data } = call.body(controlBodies.data)
  const { id, seed, scenario, clock } = call.world(named)
  const { start, mode } = clock
  const own = text === undefined ? ownDataIn(data, start) : rowsOf(await readDataFile(text, start))
  return worldInfo(call.port.worlds.make({ id, seed, start, scenario, mode, data: own ?? null }))
}

/**
 * The checked rows of a body; undefined and null stay what they are.
 * @param start of the world in epoch ms
 * @throws ControlRefusal that names row and field
 */
export const ownDataIn = (value: unknown, start: number): OwnData | null | undefined =>
  value === undefined || value === null ? value : rowsOf(checkData(value, { start }))

function rowsOf(checked: CheckedData): OwnData {
  if ('data' in checked) return checked.data
  const { errors } = checked
  const more = errors.length > mostSentences ? [`and ${errors.length - mostSentences} more`] : []
  throw new ControlRefusal(
    400,
    [...errors.slice(0, mostSentences), ...more, 'Nothing was loaded.'].join('\n'),
  )
}

/** The number of errors that one answer names. */
const mostSentences = 20
