import type { Trace } from '../trace/har.ts'
import { type ControlCall, ControlRefusal } from './call.ts'
import { controlBodies } from './requests.ts'
import type { TraceInfo } from './shapes.ts'

export function traceInfo(call: ControlCall): TraceInfo {
  const { id } = call.world()
  const { recorder } = call.port
  const calls = recorder.size(id)
  return { recording: calls !== null, calls: calls ?? 0, stopped: recorder.stopped(id) }
}

/**
 * Starts recording the world of this call; a running recording is dropped. Answers of a live server are not recorded:
 * they do not come from the world, so a replay could not repeat them, and their secrets are not the mock's.
 */
export function beginTrace(call: ControlCall): TraceInfo {
  if (call.port.live !== null)
    throw new ControlRefusal(
      409,
      `${call.port.live.url} answers a part of the calls: npm start -- --record FILE records those of both servers.`,
    )
  const { world } = call.body(controlBodies.worldOnly)
  const begun = call.world(world)
  try {
    call.port.recorder.begin(begun)
  } catch (error) {
    throw error instanceof RangeError ? new ControlRefusal(409, error.message) : error
  }
  return { recording: true, calls: 0, stopped: null }
}

export function readTraceSoFar(call: ControlCall): Trace {
  const { id } = call.world()
  const trace = call.port.recorder.trace(id)
  if (trace === null)
    throw new ControlRefusal(404, `The world ${id} is not recorded: POST /__mock/trace/begin begins that.`)
  return trace
}

/** Answers the complete trace and ends the recording. */
export function endTrace(call: ControlCall): Trace {
  const { world } = call.body(controlBodies.worldOnly)
  const { id } = call.world(world)
  const trace = call.port.recorder.trace(id)
  if (trace === null) throw new ControlRefusal(404, `The world ${id} is not recorded.`)
  call.port.recorder.end(id)
  return trace
}
