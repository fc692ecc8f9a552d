import { ApiError, getExport, type Schemas } from '@portal/api-client'
import { notify } from '@portal/ui'

/** How long to wait before the job is asked after again, in ms; twice as long with each failure in a row. */
const askAfter = 1000
/** With so many failures in a row it is given up, after half a minute. */
const mostFailures = 5

const isUnderWay = ({ state }: Schemas['ExportJob']) => state === 'queued' || state === 'running'
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** No answer, or one of a server in trouble; what the server refuses it would refuse again. */
const mayPass = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.kind !== 'refusal' && error.kind !== 'session'

/**
 * Asks after a job until it has ended. The file is being written all the same when an answer fails to come, so
 * it is asked for again; `onFailure` hears of the first of such failures. The last is reported and thrown.
 */
export async function followExport(
  job_id: string,
  onProgress: (percent: number) => void,
  onFailure: () => void,
): Promise<Schemas['ExportJob']> {
  let failures = 0
  for (;;) {
    try {
      const job = await getExport({ job_id }, { background: true })
      failures = 0
      if (!isUnderWay(job)) return job
      onProgress(job.progress)
    } catch (error) {
      failures += 1
      if (!mayPass(error) || failures >= mostFailures) {
        if (error instanceof ApiError && error.kind !== 'session') notify.error(error.message)
        throw error
      }
      if (failures === 1) onFailure()
    }
    await pause(askAfter * 2 ** failures)
  }
}
