import { isSupported, refreshFavourites, useToggleFavourite } from '@portal/api-client'
import { useIsSignedIn } from '@portal/auth'
import { useText } from '@portal/i18n'
import { ActionIcon, IconHeart, IconHeartFilled } from '@portal/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'

interface FavouriteButtonProps {
  hotel: { id: string; name: string; favourite: boolean }
}

/**
 * Marks or unmarks a hotel: optimistically, read again if there is no answer or a refusal. Presses during a running request are sent
 * after it.
 */
export function FavouriteButton({ hotel }: FavouriteButtonProps) {
  const t = useText('hotel')
  const signedIn = useIsSignedIn()
  const client = useQueryClient()
  const toggle = useToggleFavourite({ request: { announce: true } })
  /** The latest choice, until the hotel is loaded again. */
  const [chosen, setChosen] = useState<boolean | null>(null)
  const latest = useRef({ marked: false, sending: false })
  const marked = chosen ?? hotel.favourite
  if (!signedIn || !isSupported('toggleFavourite')) return null
  const send = () => {
    const sent = latest.current.marked
    latest.current.sending = true
    toggle.mutate(
      { data: { hotel_id: hotel.id } },
      {
        onSuccess: ({ favourite }) => {
          if (latest.current.marked !== sent) return send()
          latest.current.sending = false
          setChosen(favourite)
        },
        onError: () => {
          latest.current.sending = false
          setChosen(null)
          // The answer may have been lost after the server had carried it out.
          void refreshFavourites(client)
        },
      },
    )
  }
  const press = () => {
    latest.current.marked = !marked
    setChosen(!marked)
    if (!latest.current.sending) send()
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
