import { type Schemas, useGetHotelCalendar } from '@portal/api-client'
import { formatDate, formatMoney, language, localeOf, nightsBetween, useText } from '@portal/i18n'
import {
  ActionIcon,
  CardsSkeleton,
  Group,
  IconChevronLeft,
  IconChevronRight,
  Modal,
  Text,
  UnstyledButton,
  usePhone,
} from '@portal/ui'
import { useState } from 'react'
import { LoadError } from '../../../shared/error/LoadError.tsx'
import { today } from '../../../shared/time/server-clock.ts'
import { type Stay } from '../../../trade/search/stay.ts'
import styles from './PriceCalendar.module.css'
import { aWeek, cheapestOf, mayBegin, monthAfter, weeksOf } from './price-calendar.ts'

interface PriceCalendarProps {
  hotel: Pick<Schemas['HotelInfo'], 'id' | 'tz'>
  stay: Stay
  onClose: () => void
  /** The chosen check-in day. */
  onDay: (date: string) => void
}

/** The lowest price of each night of a month, for these rooms and this nationality. */
export default function PriceCalendar({ hotel, stay, onClose, onDay }: PriceCalendarProps) {
  const t = useText('hotel/detail')
  const stayText = useText('stay')
  const phone = usePhone()
  const day = today(hotel.tz)
  const [month, setMonth] = useState(stay.check_in.slice(0, 7))
  const { rooms, nationality } = stay
  const { data, error, isFetching, refetch } = useGetHotelCalendar(
    { hotel_id: hotel.id, month, rooms, nationality },
    { query: { staleTime: 60_000, placeholderData: (previous) => previous } },
  )
  const currency = data?.days.find(({ min_price }) => min_price)?.min_price?.currency
  const named = new Intl.DateTimeFormat(localeOf(language()), {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
  }).format(new Date(`${month}-01T00:00:00Z`))
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('calendar.title')}
      size="lg"
      fullScreen={phone}
      centered={!phone}
    >
      <Text size="sm" mb="xs" c="dimmed">
        {currency && t('calendar.currency', { currency })}{' '}
        {t('calendar.hint', { count: nightsBetween(stay.check_in, stay.check_out) })}
      </Text>
      <Group gap="xs" wrap="nowrap" justify="space-between" mb="xs">
        <ActionIcon
          variant="default"
          aria-label={stayText('previousMonth')}
          disabled={month <= day.slice(0, 7)}
          onClick={() => setMonth(monthAfter(month, -1))}
        >
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <h3 className={styles.month} aria-live="polite">
          {named}
        </h3>
        <ActionIcon
          variant="default"
          aria-label={stayText('nextMonth')}
          disabled={month >= monthAfter(day.slice(0, 7), 17)}
          onClick={() => setMonth(monthAfter(month, 1))}
        >
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
      </Group>
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!error && !data && <CardsSkeleton cards={3} />}
      {data && <Month days={data.days} stay={stay} day={day} busy={isFetching} onDay={onDay} />}
    </Modal>
  )
}

interface MonthProps {
  days: readonly Schemas['HotelCalendarDay'][]
  stay: Stay
  day: string
  busy: boolean
  onDay: (date: string) => void
}

function Month({ days, stay, day, busy, onDay }: MonthProps) {
  const t = useText('hotel/detail')
  const cheapest = cheapestOf(days)
  const nights = nightsBetween(stay.check_in, stay.check_out)
  const weekday = new Intl.DateTimeFormat(localeOf(language()), { timeZone: 'UTC', weekday: 'short' })
  return (
    <table className={styles.month} aria-busy={busy} aria-label={t('calendar.title')}>
      <thead>
        <tr>
          {aWeek.map((date) => (
            <th key={date} scope="col" className={styles.weekday}>
              {weekday.format(new Date(`${date}T00:00:00Z`))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(days).map((week, row) => (
          // oxlint-disable-next-line react/no-array-index-key -- a week of a month is nothing but its place
          <tr key={row}>
            {week.map((one, column) => (
              // oxlint-disable-next-line react/no-array-index-key -- so is a day without a date
              <td key={column} className={styles.cell}>
                {one && (
                  <DayButton
                    day={one}
                    free={mayBegin(one, nights, day)}
                    over={one.date < day}
                    chosen={one.date === stay.check_in}
                    cheapest={cheapest.has(one.date)}
                    onDay={onDay}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayButtonProps {
  day: Schemas['HotelCalendarDay']
  free: boolean
  over: boolean
  chosen: boolean
  cheapest: boolean
  onDay: (date: string) => void
}

function DayButton({ day, free, over, chosen, cheapest, onDay }: DayButtonProps) {
  const t = useText('hotel/detail')
  const { date, min_price, min_stay, sold_out } = day
  const why = sold_out
    ? t('calendar.soldOut')
    : min_price === null
      ? t('calendar.unknown')
      : min_stay > 1
        ? t('calendar.minStay', { count: min_stay })
        : ''
  const label = [
    formatDate(date, 'long'),
    ...(min_price && !sold_out ? [formatMoney(min_price)] : []),
    ...(cheapest ? [t('calendar.cheapest')] : []),
    ...(why ? [why] : []),
  ].join(', ')
  return (
    <UnstyledButton
      className={styles.day}
      disabled={!free}
      aria-label={label}
      aria-current={chosen ? 'date' : undefined}
      data-cheapest={cheapest || undefined}
      onClick={() => onDay(date)}
    >
      <Text aria-hidden span inherit c="dimmed">
        {Number(date.slice(8))}
      </Text>
      {!over && (
        <>
          <span aria-hidden className={styles.price}>
            {min_price && !sold_out ? min_price.amount.replace(/\.\d+$/, '') : '–'}
          </span>
          {(why || cheapest) && (
            <span aria-hidden className={styles.why}>
              {why || t('calendar.cheapest')}
            </span>
          )}
        </>
      )}
    </UnstyledButton>
  )
}
