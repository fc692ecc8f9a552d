import { ApiError, downloadExport, exportOrders, type Schemas } from '@portal/api-client'
import { textOf } from '@portal/i18n'
import { notify } from '@portal/ui'
import { useState } from 'react'
import { saveFile } from '../../../shared/save-file.ts'
import { type OrderListSearch, toExportRequest } from '../order-list-search.ts'
import { followExport } from './follow-export.ts'

/** Has bookings written to a file and saves it, also when the page was left meanwhile. A failure is told once. */
export function useExportOrders(order_type: Schemas['OrderType']) {
  const [percent, setPercent] = useState<number | null>(null)
  const run = async (search: OrderListSearch, format: Schemas['ExportFormat']) => {
    const t = textOf('user/order/list')
    setPercent(0)
    try {
      const { job_id } = await exportOrders(toExportRequest(search, order_type, format))
      const job = await followExport(job_id, setPercent, () => notify.info(t('export.again')))
      if (job.state !== 'ready') return notify.error(job.msg || t('export.failed'))
      const file = (await downloadExport({ job_id })) as File
      saveFile(file)
      notify.success(t('export.saved', { name: file.name }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    } finally {
      setPercent(null)
    }
  }
  return { percent, run }
}
