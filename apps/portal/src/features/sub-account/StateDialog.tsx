import { type Schemas, useChangeSubAccountState } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { ConfirmDialog } from '@portal/ui'
import { stateAction } from './account-columns.tsx'

interface StateDialogProps {
  account: Schemas['SubAccount']
  onClose: () => void
}

/** Suspends an account, which signs it out at once, or reactivates it. */
export default function StateDialog({ account, onClose }: StateDialogProps) {
  const t = useText('user/manage/subAccount')
  const change = useChangeSubAccountState({ request: { success: true } })
  const action = stateAction(account)
  const state = action === 'suspend' ? 'suspended' : 'active'
  const name = `${account.nickname} (${account.username})`
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t(`${action}Title`)}
      confirmLabel={t(action)}
      onConfirm={() => change.mutateAsync({ data: { ids: [account.id], account_state: state } })}
      danger={action === 'suspend'}
    >
      {t(`${action}Text`, { name })}
    </ConfirmDialog>
  )
}
