import {
  isSupported,
  refreshGroups,
  type Schemas,
  useDeclineGroupOffer,
  useWithdrawGroupRequest,
} from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Alert, Button, ConfirmDialog, Group, notify } from '@portal/ui'
import { useState } from 'react'
import { useOpenedRecord } from '../../shared/form/use-opened-record.ts'

type Ending = 'withdraw' | 'decline'

/** Withdraws a request that is not answered, or declines an offer of which nothing is booked. */
export function GroupActions({ group }: { group: Schemas['GroupRequest'] }) {
  const t = useText('group')
  const [ending, setEnding] = useState<Ending | null>(null)
  const may: Record<Ending, boolean> = {
    withdraw: group.may_withdraw && isSupported('withdrawGroupRequest'),
    decline: group.may_decline && isSupported('declineGroupOffer'),
  }
  if (!may.withdraw && !may.decline && !ending) return null
  return (
    <Group gap="xs" mb="md" data-screen>
      {(['withdraw', 'decline'] as const).map(
        (one) =>
          may[one] && (
            <Button key={one} variant="default" onClick={() => setEnding(one)}>
              {t(`${one}.open`)}
            </Button>
          ),
      )}
      {ending && <EndDialog group={group} ending={ending} onClose={() => setEnding(null)} />}
    </Group>
  )
}

interface EndDialogProps {
  group: Schemas['GroupRequest']
  ending: Ending
  onClose: () => void
}

function EndDialog({ group: opened, ending, onClose }: EndDialogProps) {
  const t = useText('group')
  const withdraw = useWithdrawGroupRequest()
  const decline = useDeclineGroupOffer()
  const { record: group, changed, move } = useOpenedRecord('group', opened, refreshGroups)
  const end = async () => {
    const { id, version } = group
    const { mutateAsync } = ending === 'withdraw' ? withdraw : decline
    const done = await move(() => mutateAsync({ data: { id, version } }))
    if (done) notify.success(t(`${ending}.done`))
    return done
  }
  return (
    <ConfirmDialog
      opened
      danger
      onClose={onClose}
      title={t(`${ending}.title`)}
      confirmLabel={t(`${ending}.open`)}
      onConfirm={end}
    >
      {changed && <Alert color="orange">{t('changed')}</Alert>}
      <p>{t(`${ending}.text`, { title: group.title })}</p>
    </ConfirmDialog>
  )
}
