import { ApiError, downloadExport, getExport, type Schemas } from '@portal/api-client'
import { textOf } from '@portal/i18n'
import { notify } from '@portal/ui'
import { useState } from 'react'
import { saveFile } from '../save-file.ts'

/** Exports what `begin` starts and saves the file, even if the page was left meanwhile. A failure is reported once. */
export function useExport() {
  const [percent, setPercent] = useState<number | null>(null)
  const run = async (begin: () => Promise<Schemas['StartedExport']>) => {
    const t = textOf('export')
    setPercent(0)
    try {
      const { job_id } = await begin()
      const job = await followExport(job_id, setPercent, () => notify.info(t('again')))
      if (job.state !== 'ready') return notify.error(job.msg || t('failed'))
      const file = await downloadExport({ job_id }, { announce: true })
      saveFile(file)
      notify.success(t('saved', { name: file.name }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    } finally {
      setPercent(null)
    }
  }
  return { percent, run }
}

/** The interval between polls of the job, in ms; it doubles with each consecutive failure. */
const askAfter = 1000
/** Consecutive failures before it gives up, after half a minute. */
const mostFailures = 5

const isUnderWay = ({ state }: Schemas['ExportJob']) => state === 'queued' || state === 'running'
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Network and server errors are worth a retry; refusals are not. */
const mayPass = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.kind !== 'refusal' && error.kind !== 'session'

/**
 * Polls a job until it ends. A failed poll does not stop the job, so it is repeated; the first failure calls
 * `onFailure`, the last is reported and thrown.
 */
async function followExport(
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
