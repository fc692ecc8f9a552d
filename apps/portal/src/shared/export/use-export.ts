import { ApiError, downloadExport, type Schemas } from '@portal/api-client'
import { textOf } from '@portal/i18n'
import { notify } from '@portal/ui'
import { useState } from 'react'
import { saveFile } from '../save-file.ts'
import { followExport } from './follow-export.ts'

/** Starts an export job in a format. */
export type BeginExport = (format: Schemas['ExportFormat']) => Promise<Schemas['StartedExport']>

/** Exports a table and saves the file, even if the page was left meanwhile. A failure is reported once. */
export function useExport(begin: BeginExport) {
  const [percent, setPercent] = useState<number | null>(null)
  const run = async (format: Schemas['ExportFormat']) => {
    const t = textOf('export')
    setPercent(0)
    try {
      const { job_id } = await begin(format)
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
