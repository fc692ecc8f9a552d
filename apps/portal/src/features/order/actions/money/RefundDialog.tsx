import { type Schemas, useGetOrder, useRefundOrder } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import {
  Alert,
  Button,
  EffectText,
  FormDialog,
  FormSkeleton,
  Group,
  NativeSelect,
  Textarea,
  TextInput,
} from '@portal/ui'
import { LoadError } from '../../../../shared/error/LoadError.tsx'
import { type FieldErrors, useCheckedForm } from '../../../../shared/form/use-checked-form.ts'
import { typedMoney } from '../../../../shared/money/typed-amount.ts'
import { FilesField, type SentFile } from '../../../../shared/upload/FilesField.tsx'
import styles from '../dialogs.module.css'
import { loadFailure } from '../failure.tsx'
import type { OrderDialogProps } from '../order-actions.ts'
import { useMove } from '../use-move.ts'
import { type AmountError, amountError, refundEffect } from './refund-target.ts'

/** The contract's limit. */
const mostFiles = 9

type RefundError = AmountError | 'required'
type Ground = Schemas['RefundGround']

const noGround: Ground | '' = ''
const noFiles: SentFile[] = []

/** Requests a refund: ground, amount, reason, evidence. Staff decide, or the supplier; the order keeps its status. */
export default function RefundDialog({ id, opened, onClose }: OrderDialogProps) {
  const t = useText('order')
  const rules = useText('validation')
  const query = useGetOrder({ id })
  const { mutateAsync } = useRefundOrder()
  const { changed, move } = useMove(t('refund.done'))
  const order = query.data?.order
  const lost = loadFailure(query)
  const most = order?.refundable_money ?? null
  const grounds = order?.refund_grounds ?? []
  const { currency } = most ?? order?.total_price ?? { currency: '' }
  const form = useCheckedForm({
    keptAs: `refund ${id}`,
    initial: { ground: noGround, money: { amount: '' }, reason: '', files: noFiles },
    check: ({ ground, money: { amount }, reason }): FieldErrors<RefundError> => ({
      ground: chosen(ground, grounds) === null ? 'required' : undefined,
      'money.amount': amountError(amount, most) ?? undefined,
      reason: reason.trim() === '' ? 'required' : undefined,
    }),
    textFor: (error) =>
      error === 'required' ? rules(error) : t(`refund.${error}`, { money: most ? formatMoney(most) : '' }),
    submit: ({ ground: wanted, money: { amount }, reason, files }) => {
      const ground = chosen(wanted, grounds)
      if (!order || ground === null) return false
      return move(() =>
        mutateAsync({
          data: {
            id,
            ground,
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
          <NativeSelect
            {...form.field('ground')}
            label={t('refund.ground')}
            data={[
              ...(grounds.length === 1 ? [] : [{ value: '', label: t('refund.chooseGround') }]),
              ...grounds.map((value) => ({ value, label: t(`refund.grounds.${value}`) })),
            ]}
            withAsterisk
          />
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
          <EffectText>{t('refund.terms')}</EffectText>
        </>
      )}
    </FormDialog>
  )
}

/** The ground that was chosen, unless the order no longer offers it; the only one needs no choice. */
const chosen = (value: string, grounds: readonly Ground[]): Ground | null =>
  grounds.find((ground) => ground === value) ?? (grounds.length === 1 ? (grounds[0] ?? null) : null)
