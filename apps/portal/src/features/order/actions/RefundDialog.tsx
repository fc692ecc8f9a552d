import { useOrder, useRefundOrder } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import { Alert, Button, FormDialog, FormSkeleton, Textarea, TextInput } from '@portal/ui'
import { useState } from 'react'
import { LoadFault } from '../../../shared/LoadFault.tsx'
import { typedMoney } from '../../../shared/typed-money.ts'
import { FilesField, type SentFile } from '../../../shared/upload/FilesField.tsx'
import type { OrderDialogProps } from './ActionDialog.tsx'
import styles from './dialogs.module.css'
import { lostAnswer } from './failure.ts'
import { amountFault } from './refund-amount.ts'
import { refundEffect } from './refund-target.ts'
import { useMove } from './use-move.ts'

/** How many files the contract takes. */
const mostFiles = 9

/** Asks for money back: how much, why, and what proves it. Staff decide; the order keeps its status. */
export default function RefundDialog({ id, opened, onClose }: OrderDialogProps) {
  const t = useText('order')
  const rules = useText('validation')
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const [files, setFiles] = useState<SentFile[]>([])
  const [tried, setTried] = useState(false)
  const asked = useOrder({ id })
  const { mutateAsync } = useRefundOrder()
  const { changed, move } = useMove(t('refund.done'))
  const order = asked.data?.order
  const lost = lostAnswer(asked)
  const most = order?.refundable_money ?? null
  const { currency } = most ?? order?.total_price ?? { currency: '' }
  const fault = amountFault(typed, most)
  const wordless = reason.trim() === ''

  const request = () => {
    if (!order) return false
    setTried(true)
    if (fault || wordless) return false
    return move(() =>
      mutateAsync({
        data: {
          id,
          money: typedMoney(typed.trim(), currency),
          reason: reason.trim(),
          files: files.map(({ url }) => url),
          version: order.version,
        },
      }),
    )
  }

  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('refund.title', { id })}
      submitLabel={t('refund.submit')}
      onSubmit={request}
      canSubmit={order !== undefined}
      error={lost ? undefined : asked.error?.message}
    >
      {!order && !asked.error && <FormSkeleton fields={3} />}
      {lost && <LoadFault {...lost} />}
      {changed && <Alert color="orange">{t('confirm.changed')}</Alert>}
      {order && (
        <>
          <div className={styles.amount}>
            <TextInput
              label={t('refund.amount', { currency })}
              description={most && t('refund.most', { money: formatMoney(most) })}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              error={tried && fault && t(`refund.${fault}`, { money: most ? formatMoney(most) : '' })}
              inputMode="decimal"
              maxLength={15}
              autoComplete="off"
              withAsterisk
            />
            {most && (
              <Button variant="default" onClick={() => setTyped(most.amount)}>
                {t('refund.all')}
              </Button>
            )}
          </div>
          <Textarea
            label={t('refund.reason')}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            error={tried && wordless && rules('required')}
            maxLength={500}
            rows={3}
            withAsterisk
          />
          <FilesField
            label={t('refund.files')}
            addLabel={t('refund.addFile')}
            topic="refund"
            files={files}
            onChange={setFiles}
            most={mostFiles}
          />
          <p className={styles.effect}>{refundEffect(order.refund_shares, t)}</p>
          {order.order_status === 'confirmed' && <p className={styles.effect}>{t('refund.terms')}</p>}
        </>
      )}
    </FormDialog>
  )
}
