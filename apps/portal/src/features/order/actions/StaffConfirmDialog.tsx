import { type Schemas, useConfirmOrder } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Alert, FormDialog, TextInput } from '@portal/ui'
import { useState } from 'react'
import { productFacts } from '../../../products/facts.ts'
import type { OrderDialogProps } from './ActionDialog.tsx'
import styles from './dialogs.module.css'
import { useMove } from './use-move.ts'

/** Staff enter the number the hotel or the supplier of the ride knows the booking by, which confirms the order. */
export function StaffConfirmDialog({
  id,
  opened,
  onClose,
  order,
}: OrderDialogProps & { order: Schemas['Order'] }) {
  const t = useText('order')
  const rules = useText('validation')
  const [code, setCode] = useState('')
  const [missing, setMissing] = useState(false)
  const { mutateAsync } = useConfirmOrder()
  const { changed, move } = useMove(t('confirm.staffDone'))
  const field = productFacts[order.order_type].confirmedBy

  const confirm = () => {
    const number = code.trim()
    setMissing(number === '')
    if (number === '') return false
    return move(() => mutateAsync({ data: { id, version: order.version, [field]: number } }))
  }

  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('confirm.staffTitle', { id })}
      submitLabel={t('confirm.staffSubmit')}
      onSubmit={confirm}
    >
      {changed && <Alert color="orange">{t('confirm.changed')}</Alert>}
      <TextInput
        label={t(`confirm.${field}.label`)}
        description={t(`confirm.${field}.hint`)}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
        error={missing && rules('required')}
        maxLength={40}
        autoComplete="off"
        withAsterisk
      />
      <p className={styles.effect}>{t('confirm.staffEffect')}</p>
    </FormDialog>
  )
}
