import { useGetOrder, useRefundOrder } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import { Alert, Button, EffectText, FormDialog, FormSkeleton, Group, Textarea, TextInput } from '@portal/ui'
import { LoadError } from '../../../shared/error/LoadError.tsx'
import { type FieldErrors, useCheckedForm } from '../../../shared/form/use-checked-form.ts'
import { typedMoney } from '../../../shared/money/typed-amount.ts'
import { FilesField, type SentFile } from '../../../shared/upload/FilesField.tsx'
import styles from './dialogs.module.css'
import { loadFailure } from './failure.tsx'
import type { OrderDialogProps } from './order-actions.ts'
import { type AmountError, amountError, refundEffect } from './refund-target.ts'
import { useMove } from './use-move.ts'

/** The contract's limit. */
const mostFiles = 9

type RefundError = AmountError | 'required'

const noFiles: SentFile[] = []

/** Requests a refund: amount, reason, evidence. Staff decide; the order keeps its status. */
export default function RefundDialog({ id, opened, onClose }: OrderDialogProps) {
  const t = useText('order')
  const rules = useText('validation')
  const query = useGetOrder({ id })
  const { mutateAsync } = useRefundOrder()
  const { changed, move } = useMove(t('refund.done'))
  const order = query.data?.order
  const lost = loadFailure(query)
  const most = order?.refundable_money ?? null
  const { currency } = most ?? order?.total_price ?? { currency: '' }
  const form = useCheckedForm({
    keptAs: `refund ${id}`,
    initial: { money: { amount: '' }, reason: '', files: noFiles },
    check: ({ money: { amount }, reason }): FieldErrors<RefundError> => ({
      'money.amount': amountError(amount, most) ?? undefined,
      reason: reason.trim() === '' ? 'required' : undefined,
    }),
    textFor: (error) =>
      error === 'required' ? rules(error) : t(`refund.${error}`, { money: most ? formatMoney(most) : '' }),
    submit: ({ money: { amount }, reason, files }) => {
      if (!order) return false
      return move(() =>
        mutateAsync({
          data: {
            id,
            money: typedMoney(amount.trim(), currency),
            reason: reason.trim(),
            files: files.map(({ url }) => url),
            version: order.version,
          },
        }),
      )
    },
  })

  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('refund.title', { id })}
      submitLabel={t('refund.submit')}
      onSubmit={form.submit}
      isUnsaved={form.isUnsaved}
      canSubmit={order !== undefined}
      error={lost ? undefined : query.error?.message}
    >
      {!order && !query.error && <FormSkeleton fields={3} />}
      {lost && <LoadError {...lost} />}
      {changed && <Alert color="orange">{t('confirm.changed')}</Alert>}
      {order && (
        <>
          <Group className={styles.amount} gap="xs" align="flex-start">
            <TextInput
              {...form.field('money.amount')}
              label={t('refund.amount', { currency })}
              description={most && t('refund.most', { money: formatMoney(most) })}
              inputMode="decimal"
              maxLength={15}
              autoComplete="off"
              withAsterisk
            />
            {most && (
              <Button variant="default" onClick={() => form.set('money.amount', most.amount)}>
                {t('refund.all')}
              </Button>
            )}
          </Group>
          <Textarea
            {...form.field('reason')}
            label={t('refund.reason')}
            maxLength={500}
            rows={3}
            withAsterisk
          />
          <FilesField
            label={t('refund.files')}
            addLabel={t('refund.addFile')}
            topic="refund"
            files={form.values.files}
            onChange={(files) => form.change({ files })}
            most={mostFiles}
            error={form.errorAt('files')}
          />
          <EffectText>{refundEffect(order.refund_shares, t)}</EffectText>
          {order.order_status === 'confirmed' && <EffectText>{t('refund.terms')}</EffectText>}
        </>
      )}
    </FormDialog>
  )
}
