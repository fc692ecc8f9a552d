import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Flex, LinesSkeleton, Skeleton, SkeletonArea, VisuallyHidden } from '@portal/ui'
import { useSearch } from '@tanstack/react-router'
import { memo, useMemo } from 'react'
import { carriedOf } from '../../../trade/search/booking-address.ts'
import { staySearchOf } from '../../../trade/search/stay.ts'
import type { StaySearch } from '../../../trade/search/stay-search.ts'
import styles from './HotelRow.module.css'
import { HotelRow } from './HotelRow.tsx'
import type { ShownResults } from './hotel-list-query.ts'
import { splitSoldOut } from './hotel-list-query.ts'

interface HotelRowsProps {
  page: ShownResults
  /** The place's name in the address. */
  place: string | undefined
  /** Whether sold-out hotels are unfolded. */
  unfolded: boolean
  /** Sold-out hotels were folded or unfolded. */
  onSoldOut: (open: boolean) => void
}

/** The stay, which links to hotels carry along. */
export const stayOfResults = (
  { criteria }: Pick<ShownResults, 'criteria'>,
  place: string | undefined,
  carried: Parameters<typeof carriedOf>[0],
): StaySearch => ({
  destination_type: criteria.destination.type,
  destination_id: criteria.destination.id,
  ...(place ? { destination_name: place } : {}),
  ...staySearchOf(criteria),
  ...carriedOf(carried),
})

/** Rows above the fold of a typical screen. */
const rowsInView = 4

/** The hotels of a page; sold-out ones are folded at the end. */
export const HotelRows = memo(function HotelRows({ page, place, unfolded, onSoldOut }: HotelRowsProps) {
  const t = useText('hotel/list')
  const hotel = useText('hotel')
  const common = useText('common')
  const { criteria } = page
  const { open, soldOut } = splitSoldOut(page.list)
  const trip_id = useSearch({ strict: false, select: (search) => search.trip_id })
  const draft = useSearch({ strict: false, select: (search) => search.draft })
  const stay = useMemo(
    () => stayOfResults({ criteria }, place, { trip_id, draft }),
    [criteria, place, trip_id, draft],
  )
  const span = hotel('totalFor', {
    nights: common('count.nights', { count: criteria.nights }),
    rooms: common('count.rooms', { count: criteria.rooms.length }),
  })
  const rows = (hotels: readonly Schemas['HotelOffer'][], inView: number) =>
    hotels.map((offer, index) => (
      <HotelRow key={offer.id} hotel={offer} stay={stay} span={span} inView={index < inView} />
    ))
  return (
    <>
      <VisuallyHidden component="h2">{t('results')}</VisuallyHidden>
      <Flex component="ul" direction="column" gap="sm">
        {rows(open, rowsInView)}
      </Flex>
      {soldOut.length > 0 && (
        <details
          className={styles.soldOut}
          open={unfolded}
          onToggle={({ currentTarget }) => onSoldOut(currentTarget.open)}
        >
          <summary>{t('soldOut', { count: soldOut.length })}</summary>
          <Flex component="ul" direction="column" gap="sm">
            {unfolded && rows(soldOut, 0)}
          </Flex>
        </details>
      )}
    </>
  )
})

/** Placeholder rows. */
export function HotelRowsSkeleton() {
  return (
    <SkeletonArea>
      {Array.from({ length: 5 }, (_, row) => (
        <div key={row} className={styles.row}>
          <div className={styles.picture}>
            <Skeleton height="100%" />
          </div>
          <LinesSkeleton lines={4} />
          <div className={styles.offer}>
            <Skeleton height={44} width={140} />
            <Skeleton height={30} width={100} />
          </div>
        </div>
      ))}
    </SkeletonArea>
  )
}
