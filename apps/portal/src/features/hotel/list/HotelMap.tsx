import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Box, Columns, EmptyState, Flex, Money, Text, usePhone } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { type ComponentProps, useRef, useState } from 'react'
import { hostSettings } from '../../../shared/host-settings.ts'
import { Stars } from '../../../trade/place/Stars.tsx'
import type { StaySearch } from '../../../trade/search/stay-search.ts'
import styles from './HotelMap.module.css'
import { stayOfResults } from './HotelRows.tsx'
import type { ShownResults } from './hotel-list-query.ts'
import type { HotelListSearch } from './hotel-list-search.ts'
import { frameOf, scaleOf, tilesOf } from './hotel-positions.ts'
import { MapPins } from './MapPins.tsx'

interface MapTiles {
  /** `https://…/{z}/{x}/{y}.png` */
  address: string
  /** The map's attribution, which must be visible. */
  attribution: string
}

/** The configured map tiles; null draws a plain sketch. */
export function readMapTiles(page?: Document): MapTiles | null {
  const { mapTiles, mapAttribution } = hostSettings(page)
  const fits = typeof mapTiles === 'string' && /^https:\/\/\S*\{z\}\S*\{x\}\S*\{y\}\S*$/.test(mapTiles)
  if (!fits) return null
  return { address: mapTiles, attribution: typeof mapAttribution === 'string' ? mapAttribution : '' }
}

type Offer = Schemas['HotelOffer']

interface HotelMapProps {
  page: ShownResults
  search: HotelListSearch
}

/** The hotels of a page by position with prices; hovering the map highlights the list and the other way round. */
export default function HotelMap({ page, search }: HotelMapProps) {
  const t = useText('hotel/list')
  const phone = usePhone()
  const [active, setActive] = useState<string | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const hotels = page.list
  const frame = frameOf(hotels, phone ? 340 : 620, phone ? 320 : 560)
  if (!frame) return page.state === 'done' ? null : <EmptyState title={t('view.waiting')} />
  const stay = stayOfResults(page, search.destination_name, search)
  const rowOf = (id: string) => list.current?.querySelector<HTMLElement>(`[data-hotel="${id}"]`)
  const mean = (id: string) => {
    setActive(id)
    showIn(list.current, rowOf(id))
  }
  const pick = (id: string, byKey: boolean) => {
    mean(id)
    if (byKey) rowOf(id)?.querySelector('a')?.focus()
  }
  const chosen = hotels.find(({ id }) => id === active)
  return (
    <Columns widths="minmax(0, 1fr) 18.75rem" from="sm" gap="sm" align="start">
      <div className={styles.place}>
        <Sketch hotels={hotels} frame={frame} active={active} onActive={mean} onPick={pick} />
        {phone && (
          <div className={styles.chosen}>
            {chosen ? (
              <MapEntry hotel={chosen} stay={stay} />
            ) : (
              <Text fz="sm" c="dimmed">
                {t('view.choose')}
              </Text>
            )}
          </div>
        )}
      </div>
      <Columns
        ref={list}
        component="ol"
        widths="minmax(0, 1fr)"
        gap={2}
        mah={{ base: 'none', sm: 582 }}
        style={{ overflowY: 'auto' }}
      >
        {hotels.map((hotel) => (
          <li
            key={hotel.id}
            className={styles.row}
            data-hotel={hotel.id}
            data-active={hotel.id === active || undefined}
            onPointerEnter={() => setActive(hotel.id)}
          >
            <MapEntry hotel={hotel} stay={stay} onFocus={() => setActive(hotel.id)} />
          </li>
        ))}
      </Columns>
    </Columns>
  )
}

/** Scrolls a row into view inside the list, not the page. */
function showIn(list: HTMLElement | null, row: HTMLElement | null | undefined) {
  if (!list || !row || list.scrollHeight <= list.clientHeight) return
  const [frame, place] = [list.getBoundingClientRect(), row.getBoundingClientRect()]
  if (place.top < frame.top) list.scrollTop -= frame.top - place.top
  else if (place.bottom > frame.bottom) list.scrollTop += place.bottom - frame.bottom
}

type SketchProps = ComponentProps<typeof MapPins>

/** Tiles if configured, a plain background otherwise. The list beside it has the same content in words. */
function Sketch(props: SketchProps) {
  const { hotels, frame } = props
  const t = useText('hotel/list')
  const [tiles] = useState(() => readMapTiles())
  const { width, height } = frame
  const { km, pixels } = scaleOf(frame, hotels[0]?.lat ?? 0)
  const currency = hotels.find(({ from }) => from)?.from?.price_per_night.currency
  return (
    <figure>
      <div className={styles.map}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={t('view.positions', { count: hotels.length })}
          className={styles.sketch}
        >
          {tiles &&
            tilesOf(frame, tiles.address).map(({ key, address, x, y }) => (
              <image key={key} href={address} x={x} y={y} width={256} height={256} />
            ))}
          {!tiles && <Grid width={width} height={height} step={pixels} />}
          <g transform={`translate(12 ${height - 14})`} className={styles.scale}>
            <path d={`M0 -6 V0 H${pixels} V-6`} />
            <text x={pixels / 2} dy="-0.6em" textAnchor="middle">
              {km} km
            </text>
          </g>
          <text x={width - 16} y={22} textAnchor="middle" className={styles.north}>
            N↑
          </text>
        </svg>
        <MapPins {...props} />
      </div>
      <Box component="figcaption" mt={4} c="dimmed" fz="xs">
        {currency && t('view.prices', { currency })} {tiles ? tiles.attribution : t('view.sketch')}
      </Box>
    </figure>
  )
}

function Grid({ width, height, step }: { width: number; height: number; step: number }) {
  const lines = (length: number) =>
    Array.from({ length: Math.floor(length / step) }, (_, index) => (index + 1) * step)
  const across = lines(width).map((x) => `M${x} 0V${height}`)
  const down = lines(height).map((y) => `M0 ${y}H${width}`)
  return <path className={styles.grid} d={[...across, ...down].join('')} />
}

interface MapEntryProps {
  hotel: Offer
  stay: StaySearch
  onFocus?: () => void
}

/** A hotel in short, with a link. */
function MapEntry({ hotel, stay, onFocus }: MapEntryProps) {
  const t = useText('hotel')
  return (
    <>
      <Flex component="span" direction="column" miw={0}>
        <Link
          to="/hotel/detail/$id"
          params={{ id: hotel.id }}
          search={stay}
          className={styles.name}
          onFocus={onFocus}
        >
          {hotel.name}
        </Link>
        <Text span inherit fz="xs" c="dimmed">
          <Stars star={hotel.star} /> {hotel.district_name}
        </Text>
      </Flex>
      <Text span inherit fz="sm">
        {hotel.from ? <Money value={hotel.from.price_per_night} strong /> : t('soldOut')}
      </Text>
    </>
  )
}
