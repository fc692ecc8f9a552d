import { hasCall, useToggleFavourite } from '@portal/api-client'
import { useIsSignedIn } from '@portal/auth'
import { useText } from '@portal/i18n'
import { ActionIcon, IconHeart, IconHeartFilled } from '@portal/ui'
import { useState } from 'react'

interface FavouriteButtonProps {
  hotel: { id: string; name: string; favourite: boolean }
}

/** Marks a hotel or takes the mark away; at once on the screen, back again when the server refuses. */
export function FavouriteButton({ hotel }: FavouriteButtonProps) {
  const t = useText('hotel')
  const signedIn = useIsSignedIn()
  const toggle = useToggleFavourite({ request: { announce: true } })
  /** What was just chosen, until the hotel is read again. */
  const [chosen, setChosen] = useState<boolean | null>(null)
  const marked = chosen ?? hotel.favourite
  if (!signedIn || !hasCall('toggleFavourite')) return null
  const press = () => {
    if (toggle.isPending) return
    setChosen(!marked)
    toggle.mutate(
      { data: { hotel_id: hotel.id } },
      { onSuccess: ({ favourite }) => setChosen(favourite), onError: () => setChosen(null) },
    )
  }
  return (
    <ActionIcon
      variant="subtle"
      color={marked ? 'red' : 'gray'}
      aria-pressed={marked}
      aria-label={t('favourite', { name: hotel.name })}
      onClick={press}
    >
      {marked ? <IconHeartFilled size={18} aria-hidden /> : <IconHeart size={18} aria-hidden />}
    </ActionIcon>
  )
}
