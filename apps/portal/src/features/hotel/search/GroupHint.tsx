import { useText } from '@portal/i18n'
import { Text } from '@portal/ui'
import { ButtonLink } from '../../../shared/ButtonLink.tsx'
import type { StaySearch } from '../../../trade/search/stay-search.ts'
import { withGroupRequest, wrappedButton } from '../group/group-request.ts'
import type { PickedPlace } from './stay-form.ts'

interface GroupHintProps {
  place: PickedPlace | null
  /** What was entered so far; null while a part is missing. */
  search: StaySearch | null
}

/** More rooms than one booking takes are asked for at a hotel: a link to its request where one is chosen. */
export function GroupHint({ place, search }: GroupHintProps) {
  const t = useText('stay')
  if (place?.type !== 'hotel')
    return (
      <Text size="sm" c="dimmed">
        {t('moreRoomsHint')}
      </Text>
    )
  return (
    <ButtonLink
      variant="subtle"
      size="compact-sm"
      {...wrappedButton}
      to="/hotel/detail/$id"
      params={{ id: place.id }}
      search={withGroupRequest(search ?? {}, true)}
    >
      {t('moreRooms')}
    </ButtonLink>
  )
}
