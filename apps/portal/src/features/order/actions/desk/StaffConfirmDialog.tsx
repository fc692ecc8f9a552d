import { type Schemas, useConfirmOrder } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Alert, EffectText, FormDialog, TextInput } from '@portal/ui'
import { useCheckedForm } from '../../../../shared/form/use-checked-form.ts'
import { productFacts } from '../../../../trade/product/facts.ts'
import type { OrderDialogProps } from '../order-actions.ts'
import { useMove } from '../use-move.ts'

/** Staff enter the number by which hotel or supplier know the booking; this confirms the order. */
export function StaffConfirmDialog({
  id,
  opened,
  onClose,
  order,
}: OrderDialogProps & { order: Schemas['Order'] }) {
  const t = useText('order')
  const { mutateAsync } = useConfirmOrder()
  const { changed, move } = useMove(t('confirm.staffDone'))
  const field = productFacts[order.order_type].confirmedBy

  const form = useCheckedForm({
    keptAs: `confirm ${id}`,
    initial: { number: '' },
    check: ({ number }) => ({ number: number.trim() === '' ? 'required' : undefined }),
    submit: ({ number }) =>
      move(() => mutateAsync({ data: { id, version: order.version, [field]: number.trim() } })),
  })

  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('confirm.staffTitle', { id })}
      submitLabel={t('confirm.staffSubmit')}
      onSubmit={form.submit}
      isUnsaved={form.isUnsaved}
    >
      {changed && <Alert color="orange">{t('confirm.changed')}</Alert>}
      <TextInput
        {...form.field('number')}
        label={t(`confirm.${field}.label`)}
        description={t(`confirm.${field}.hint`)}
        maxLength={40}
        autoComplete="off"
        withAsterisk
      />
      <EffectText>{t('confirm.staffEffect')}</EffectText>
    </FormDialog>
  )
}
