import { isSupported, type Schemas, useGetDashboard, useListFavourites } from '@portal/api-client'
import { formatRemaining, type Instant, useText } from '@portal/i18n'
import { Box, Group, SimpleGrid, Text, useNow } from '@portal/ui'
import type { ReactNode } from 'react'
import { OfferPicture } from '../../shared/address/OfferPicture.tsx'
import { wallClock } from '../../shared/time/server-clock.ts'
import { VisibleMoney } from '../../trade/money/VisibleMoney.tsx'
import { movements } from '../../trade/order/movements.ts'
import { OrderLink } from '../../trade/order/OrderLink.tsx'
import { HotelLink } from '../../trade/place/place-names.tsx'
import { DeskCard } from './DeskCard.tsx'

/** A countdown: "12 min left". */
function Remaining({ at }: { at: Instant }) {
  const t = useText('common')
  const left = new Date(at).getTime() - useNow()
  return (
    <strong>{left > 0 ? t('deadline.left', { time: formatRemaining(left) }) : t('deadline.passed')}</strong>
  )
}

/** The number of lines that fit the card's fixed height. */
const shown = 4

/** Four cards in a row if they fit, otherwise two and two, on a phone stacked. */
const columns = 'min(100%, max(17rem, min(46%, (71rem - 100%) * 999)))'

/** A member's day in four cards: services, deadlines, money, favourites. */
export default function MemberDesk() {
  const t = useText('desk')
  return (
    <Box component="section" mt="xl" aria-label={t('label')}>
      <SimpleGrid minColWidth={columns} autoFlow="auto-fit" spacing="md" verticalSpacing="md">
        {isSupported('getDashboard') && (
          <>
            <Today />
            <Deadlines />
            <Balance />
          </>
        )}
        {isSupported('listFavourites') && <Favourites />}
      </SimpleGrid>
    </Box>
  )
}

function Today() {
  const t = useText('desk')
  const query = useGetDashboard({})
  return (
    <DeskCard title={t('today')} link={{ to: '/user/account/overview', text: t('overview') }} query={query}>
      {(day) => {
        const moves = movements(day)
        if (moves.length === 0) return <Nothing title={t('quiet')} hint={t('quietHint')} />
        return (
          <ul>
            {moves.slice(0, shown).map(({ kind, booking_id, at_local, title, guests_text }) => (
              <Line key={`${kind} ${booking_id}`} id={booking_id} about={`${title} · ${guests_text}`}>
                {wallClock(at_local).slice(-5)} {t(`moves.${kind}`)}
              </Line>
            ))}
            <More count={moves.length - shown} />
          </ul>
        )
      }}
    </DeskCard>
  )
}

function Deadlines() {
  const t = useText('desk')
  const query = useGetDashboard({})
  return (
    <DeskCard title={t('deadlines')} link={{ to: '/user/order/deadlines', text: t('all') }} query={query}>
      {({ deadlines }) => {
        if (deadlines.length === 0) return <Nothing title={t('noDeadlines')} hint={t('noDeadlinesHint')} />
        return (
          <ul>
            {deadlines.slice(0, shown).map(({ booking_id, deadline, title, guests_text }) => (
              <Line
                key={`${booking_id} ${deadline.kind}`}
                id={booking_id}
                about={`${title} · ${guests_text}`}
              >
                <Remaining at={deadline.at_utc} /> · {deadline.kind_text}
              </Line>
            ))}
            <More count={deadlines.length - shown} />
          </ul>
        )
      }}
    </DeskCard>
  )
}

function Balance() {
  const t = useText('desk')
  const query = useGetDashboard({})
  return (
    <DeskCard
      short
      title={t('money')}
      link={{ to: '/user/account/balance', text: t('balance') }}
      query={query}
    >
      {({ money }) => (
        <dl>
          <Figure name={t('available')} value={money.available} strong />
          {money.credit_available && <Figure name={t('credit')} value={money.credit_available} strong />}
          {money.due_soon && <Figure name={t('dueSoon')} value={money.due_soon} />}
          {money.overdue && <Figure name={t('overdue')} value={money.overdue} />}
        </dl>
      )}
    </DeskCard>
  )
}

function Favourites() {
  const t = useText('desk')
  const query = useListFavourites({ page: 1, limit: shown })
  return (
    <DeskCard title={t('favourites')} link={{ to: '/user/favourite/list', text: t('all') }} query={query}>
      {({ list }) => {
        if (list.length === 0) return <Nothing title={t('noFavourites')} hint={t('noFavouritesHint')} />
        return (
          <ul>
            {list.map(({ hotel_id, name, city_name, image }) => (
              <Group key={hotel_id} component="li" gap="xs" wrap="nowrap" h={42}>
                <Box w={46} h={34} flex="none">
                  <OfferPicture address={image ?? undefined} alt="" />
                </Box>
                <Text size="sm" truncate>
                  <HotelLink id={hotel_id}>{name}</HotelLink>{' '}
                  <Text span inherit c="dimmed">
                    {city_name}
                  </Text>
                </Text>
              </Group>
            ))}
          </ul>
        )
      }}
    </DeskCard>
  )
}

function Nothing({ title, hint }: { title: string; hint: string }) {
  return (
    <>
      <Text fw={600}>{title}</Text>
      <Text size="sm" c="dimmed">
        {hint}
      </Text>
    </>
  )
}

interface LineProps {
  /** Booking ID. */
  id: string
  /** The booked service and its guest. */
  about: string
  children: ReactNode
}

/** Two lines about an order: what happens, and which order it is. */
function Line({ id, about, children }: LineProps) {
  return (
    <Box component="li" h={42}>
      <Text size="sm" truncate>
        {children}
      </Text>
      <Group gap={6} wrap="nowrap" fz="xs">
        <OrderLink id={id} />
        <Text span inherit c="dimmed" truncate title={about}>
          {about}
        </Text>
      </Group>
    </Box>
  )
}

function More({ count }: { count: number }) {
  const t = useText('desk')
  if (count <= 0) return null
  return (
    <Text component="li" size="xs" c="dimmed">
      {t('more', { count })}
    </Text>
  )
}

interface FigureProps {
  name: string
  value: Schemas['Money'] | null
  strong?: boolean
}

function Figure({ name, value, strong = false }: FigureProps) {
  return (
    <Group justify="space-between" gap="xs" h={34} wrap="nowrap">
      <Text component="dt" size="sm" c="dimmed">
        {name}
      </Text>
      <dd>
        <VisibleMoney value={value} strong={strong} />
      </dd>
    </Group>
  )
}
