import { type Schemas, useApplyInvoice, useListInvoiceTitles } from '@portal/api-client'
import { useCan } from '@portal/auth'
import { formatMoney, useText } from '@portal/i18n'
import { Button, EmptyState, FormDialog, FormSkeleton, lazyDialog, notify } from '@portal/ui'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { LoadError } from '../../../shared/error/LoadError.tsx'
import { useCheckedForm } from '../../../shared/form/use-checked-form.ts'
import type { Picked } from '../../../shared/list/use-picked.ts'
import { RefusedOrders, useRefusedOrders } from '../../../trade/document/RefusedOrders.tsx'
import { ApplyFields } from './ApplyFields.tsx'
import { ApplyLines } from './ApplyLines.tsx'
import { type ApplyValues, applyErrors, likelyValues, toApplyRequest } from './apply-form.ts'
import { PreviewFigures } from './PreviewFigures.tsx'
import { usePreview } from './use-preview.ts'

const TitleDialog = lazyDialog(() => import('../titles/TitleDialog.tsx'))

/** An invoice needs a title; members who may add one can do it here. */
function NoTitle() {
  const t = useText('user/invoice/apply')
  const mayManage = useCan({ name: '/user/invoice/manage' })
  const [adding, setAdding] = useState(false)
  return (
    <>
      <EmptyState
        title={t('noTitle')}
        hint={t(mayManage ? 'noTitleHint' : 'noTitleAsk')}
        action={mayManage && <Button onClick={() => setAdding(true)}>{t('addTitle')}</Button>}
      />
      {adding && <TitleDialog title={null} onClose={() => setAdding(false)} />}
    </>
  )
}

interface ApplyInvoiceDialogProps {
  picked: Picked<Schemas['InvoiceableOrder']>
  onClose: () => void
}

/** An invoice application from title to amounts, with a preview before anything is sent. */
export default function ApplyInvoiceDialog({ picked, onClose }: ApplyInvoiceDialogProps) {
  const t = useText('user/invoice/apply')
  const navigate = useNavigate()
  const { rows } = picked
  const { refused, drop } = useRefusedOrders(picked)
  const titles = useListInvoiceTitles({ limit: 100 })
  const list = titles.data?.list
  const { mutateAsync } = useApplyInvoice()
  // Defaults, until they are changed; known once the titles are loaded.
  const filledIn = (edits: Partial<ApplyValues>): ApplyValues => ({
    ...likelyValues(list?.[0], rows),
    ...edits,
  })
  const form = useCheckedForm<Partial<ApplyValues>>({
    keptAs: 'invoice',
    initial: {},
    check: (edits) => applyErrors(filledIn(edits)),
    submit: (edits, client_ref) =>
      preview.data !== undefined &&
      drop(async () => {
        const { application } = await mutateAsync({ data: toApplyRequest(filledIn(edits), rows, client_ref) })
        notify.success(t('done', { id: application.id }))
        picked.clear()
        void navigate({ to: '/user/invoice/details', search: { application: application.id } })
      }),
  })
  const values = filledIn(form.values)
  const preview = usePreview(values, rows)

  return (
    <FormDialog
      opened
      size="xl"
      onClose={onClose}
      title={t('dialog')}
      submitLabel={preview.data ? t('submit', { money: formatMoney(preview.data.amount) }) : t('submitPlain')}
      onSubmit={form.submit}
      isUnsaved={form.isUnsaved}
      canSubmit={preview.data !== undefined}
      error={preview.message}
    >
      {!list && !titles.error && <FormSkeleton fields={4} />}
      {!list && titles.error && <LoadError error={titles.error} onRetry={() => void titles.refetch()} />}
      {list?.length === 0 && <NoTitle />}
      {list && list.length > 0 && (
        <>
          <RefusedOrders orders={refused} />
          <ApplyFields
            titles={list}
            values={values}
            errors={{ ...form.errors, ...preview.fields }}
            onChange={form.change}
          />
          <ApplyLines
            rows={rows}
            values={values}
            refused={preview.fields}
            onChange={form.change}
            onDrop={picked.drop}
          />
          <PreviewFigures preview={preview.data} busy={preview.busy} />
        </>
      )}
    </FormDialog>
  )
}
