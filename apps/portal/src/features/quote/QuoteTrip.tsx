import { isSupported, type Schemas, useGetOrder, useSaveTrip } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Button, IconRoute } from '@portal/ui'
import { useNavigate } from '@tanstack/react-router'
import { ButtonLink } from '../../shared/ButtonLink.tsx'

/** The trip of a quote's orders, or a button that begins one. Nothing before the first order. */
export function QuoteTrip({ quote: { id: quote_id, title, options } }: { quote: Schemas['Quote'] }) {
  const t = useText('trip')
  const navigate = useNavigate()
  const mayBook = useHoldsNode('order/book') && isSupported('saveTrip')
  const booked = options.find(({ booking_id }) => booking_id !== null)?.booking_id
  const known = isSupported('getTrip') && isSupported('getOrder')
  const { data } = useGetOrder({ id: booked ?? '' }, { query: { enabled: known && Boolean(booked) } })
  const { mutate, isPending } = useSaveTrip({ request: { announce: true } })
  if (!booked || !data || !known) return null
  const icon = <IconRoute size={16} aria-hidden />
  const { trip } = data.order
  if (trip)
    return (
      <ButtonLink variant="default" leftSection={icon} to="/user/trip/detail/$id" params={{ id: trip.id }}>
        {t('fields.trip')}
      </ButtonLink>
    )
  if (!mayBook) return null
  const begin = () =>
    mutate(
      { data: { title, quote_id } },
      {
        onSuccess: (answer) => void navigate({ to: '/user/trip/detail/$id', params: { id: answer.trip.id } }),
      },
    )
  return (
    <Button variant="default" leftSection={icon} loading={isPending} onClick={begin}>
      {t('join.create')}
    </Button>
  )
}
