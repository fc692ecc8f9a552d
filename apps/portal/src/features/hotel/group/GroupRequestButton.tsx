import { isSupported, type Schemas } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Button, IconUsers, lazyDialog } from '@portal/ui'
import { useState } from 'react'
import type { Stay } from '../../../trade/search/stay.ts'

const GroupRequestDialog = lazyDialog(() => import('./GroupRequestDialog.tsx'))

/** Opens the request for more rooms than one booking takes; nothing for those who cannot book. */
export function GroupRequestButton({ hotel, stay }: { hotel: Schemas['HotelInfo']; stay: Stay }) {
  const t = useText('group')
  const mayBook = useHoldsNode('order/book')
  const [open, setOpen] = useState(false)
  if (!mayBook || !isSupported('requestGroup') || !isSupported('getGroupRequest')) return null
  return (
    <div data-screen>
      <Button
        variant="subtle"
        size="compact-sm"
        // A long label has two lines on a phone.
        h="auto"
        mih={26}
        styles={{ label: { whiteSpace: 'normal' } }}
        leftSection={<IconUsers size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('form.open')}
      </Button>
      {open && <GroupRequestDialog hotel={hotel} stay={stay} onClose={() => setOpen(false)} />}
    </div>
  )
}
