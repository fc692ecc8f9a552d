import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, IconUsers, lazyDialog } from '@portal/ui'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { withTexts } from '../../../shared/lazy-load.ts'
import type { Stay } from '../../../trade/search/stay.ts'
import type { HotelPageSearch } from '../detail/hotel-page-search.ts'
import { useMayAskForGroup, withGroupRequest, wrappedButton } from './group-request.ts'

const GroupRequestDialog = lazyDialog(() =>
  withTexts(['allocation'], () => import('./GroupRequestDialog.tsx')),
)

interface GroupRequestButtonProps {
  hotel: Schemas['HotelInfo']
  search: HotelPageSearch
  stay: Stay
}

/** Opens the request for more rooms than one booking takes; nothing for those who cannot book. */
export function GroupRequestButton({ hotel, search, stay }: GroupRequestButtonProps) {
  const t = useText('stay')
  const navigate = useNavigate()
  const mayAsk = useMayAskForGroup()
  const isSent = useRef(false)
  if (!mayAsk) return null
  const show = (opened: boolean) =>
    navigate({
      to: '/hotel/detail/$id',
      params: { id: hotel.id },
      search: withGroupRequest(search, opened),
      replace: true,
      resetScroll: false,
    })
  return (
    <div data-screen>
      <Button
        variant="subtle"
        size="compact-sm"
        {...wrappedButton}
        leftSection={<IconUsers size={16} aria-hidden />}
        onClick={() => void show(true)}
      >
        {t('moreRooms')}
      </Button>
      {search.group && (
        <GroupRequestDialog
          hotel={hotel}
          stay={stay}
          trip_id={search.trip_id}
          onSent={(id) => {
            isSent.current = true
            // Back must find the page without the form, or the group could be requested twice.
            void show(false).then(() => navigate({ to: '/user/group/detail/$id', params: { id } }))
          }}
          // The form also closes once it is sent: then the page of the request is on its way.
          onClose={() => !isSent.current && void show(false)}
        />
      )}
    </div>
  )
}
