import { useText } from '@portal/i18n'
import { Modal } from '@portal/ui'
import type { OrderDialogProps } from './ActionDialog.tsx'
import type { ActionName } from './order-actions.ts'

/** Says of an action that the server allows and the portal cannot do yet that it is still being built. */
export default function StepNotThereYet({
  action,
  opened,
  onClose,
}: OrderDialogProps & { action: ActionName }) {
  const t = useText('order')
  const name = t(`actions.names.${action}`)
  return (
    <Modal opened={opened} onClose={onClose} title={name} centered>
      <p>{t('actions.notYet', { action: name })}</p>
    </Modal>
  )
}
