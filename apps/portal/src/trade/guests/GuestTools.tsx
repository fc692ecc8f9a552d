import { isSupported } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, Group, IconClipboardList, IconUsers, lazyDialog } from '@portal/ui'
import { useState } from 'react'
import type { RoomOccupancy } from '../search/stay-search.ts'
import { type GuestRow, placeLabel } from './guest-names.ts'

const PasteGuestsDialog = lazyDialog(() => import('./PasteGuestsDialog.tsx'))
const GuestBookDialog = lazyDialog(() => import('./GuestBookDialog.tsx'))

interface GuestToolsProps {
  guests: readonly GuestRow[]
  /** The rooms for a pasted list; null for a ride. */
  rooms: readonly RoomOccupancy[] | null
  /** First day of service, on which ages are counted. */
  day: string
  onChange: (guests: GuestRow[]) => void
  /** Label of a guest's place. */
  placeOf?: (guests: readonly GuestRow[], index: number) => string
}

/** Tools to fill in many names: a pasted list and the company's guest book. */
export function GuestTools({ guests, rooms, day, onChange, placeOf = placeLabel }: GuestToolsProps) {
  const t = useText('guest')
  const [open, setOpen] = useState<'paste' | 'book' | null>(null)
  const close = () => setOpen(null)
  return (
    <Group gap="xs" align="stretch" mb="sm">
      {isSupported('parseGuests') && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconClipboardList size={16} aria-hidden />}
          onClick={() => setOpen('paste')}
        >
          {t('paste.open')}
        </Button>
      )}
      {isSupported('listGuests') && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconUsers size={16} aria-hidden />}
          onClick={() => setOpen('book')}
        >
          {t('book.open')}
        </Button>
      )}
      {open === 'paste' && (
        <PasteGuestsDialog guests={guests} rooms={rooms} day={day} onChange={onChange} onClose={close} />
      )}
      {open === 'book' && (
        <GuestBookDialog guests={guests} day={day} placeOf={placeOf} onChange={onChange} onClose={close} />
      )}
    </Group>
  )
}
