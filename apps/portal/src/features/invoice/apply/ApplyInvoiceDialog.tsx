import { type Schemas, useApplyInvoice, useInvoiceTitles } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import { FormDialog, FormSkeleton, notify } from '@portal/ui'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { LoadFault } from '../../../shared/LoadFault.tsx'
import type { Picked } from '../../../shared/list/use-picked.ts'
import { RefusedOrders } from '../../../shared/paper/RefusedOrders.tsx'
import { type RefusedOrder, refusedOrders } from '../../../shared/paper/refused-orders.ts'
import { ApplyFields } from './ApplyFields.tsx'
import { ApplyLines } from './ApplyLines.tsx'
import { type ApplyValues, applyFaults, likelyValues, toApplyRequest } from './apply-form.ts'
import { NoTitle } from './NoTitle.tsx'
import { PreviewFigures } from './PreviewFigures.tsx'
import { usePreview } from './use-preview.ts'

interface ApplyInvoiceDialogProps {
  picked: Picked<Schemas['InvoiceableOrder']>
  onClose: () => void
}

/** An application from title to amounts; what the invoice will say stands there before anything is sent. */
export default function ApplyInvoiceDialog({ picked, onClose }: ApplyInvoiceDialogProps) {
  const t = useText('user/invoice/apply')
  const navigate = useNavigate()
  const { rows } = picked
  // Made when the dialog opens: however often the button is pressed, there is one application.
  const [client_ref] = useState(() => crypto.randomUUID())
  const [edits, setEdits] = useState<Partial<ApplyValues>>({})
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<RefusedOrder[]>([])
  const titles = useInvoiceTitles({ limit: 100 })
  const list = titles.data?.list
  const values = { ...likelyValues(list?.[0], rows), ...edits }
  const preview = usePreview(values, rows)
  const { mutateAsync } = useApplyInvoice()
  const faults = applyFaults(values)
  const change = (part: Partial<ApplyValues>) => setEdits((known) => ({ ...known, ...part }))

  const apply = async () => {
    setTried(true)
    if (!preview.data || Object.keys(faults).length > 0) return false
    try {
      const { application } = await mutateAsync({ data: toApplyRequest(values, rows, client_ref) })
      notify.success(t('done', { id: application.id }))
      picked.clear()
      void navigate({ to: '/user/invoice/details', search: { application: application.id } })
      return true
    } catch (error) {
      return dropRefused(error)
    }
  }

  const dropRefused = (error: unknown) => {
    const ids = rows.map(({ booking_id }) => booking_id)
    const found = refusedOrders(error, ids)
    if (found.length === 0) throw error
    setRefused(found)
    picked.drop(found.map(({ id }) => id))
    return false
  }

  return (
    <FormDialog
      opened
      size="xl"
      onClose={onClose}
      title={t('dialog')}
      submitLabel={preview.data ? t('submit', { money: formatMoney(preview.data.amount) }) : t('submitPlain')}
      onSubmit={apply}
      canSubmit={preview.data !== undefined}
      error={preview.message}
    >
      {!list && !titles.error && <FormSkeleton fields={4} />}
      {!list && titles.error && <LoadFault error={titles.error} onRetry={() => void titles.refetch()} />}
      {list?.length === 0 && <NoTitle />}
      {list && list.length > 0 && (
        <>
          <RefusedOrders orders={refused} />
          <ApplyFields
            titles={list}
            values={values}
            faults={tried ? faults : {}}
            refused={preview.fields}
            onChange={change}
          />
          <ApplyLines
            rows={rows}
            values={values}
            refused={preview.fields}
            onChange={change}
            onDrop={picked.drop}
          />
          <PreviewFigures preview={preview.data} busy={preview.busy} />
        </>
      )}
    </FormDialog>
  )
}
