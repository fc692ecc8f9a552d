import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Box, Columns, EmptyState, Flex, Money, Text, usePhone } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { Stars } from '../../../shared/place/Stars.tsx'
import type { StaySearch } from '../../../shared/stay-search.ts'
import styles from './HotelMap.module.css'
import { stayOfResults } from './HotelRows.tsx'
import type { HotelListSearch } from './hotel-list-search.ts'
import { frameOf, type MapFrame, placeIn, scaleOf, tilesOf } from './hotel-positions.ts'
import { readMapTiles } from './map-tiles.ts'
import type { ShownResults } from './use-hotel-results.ts'

type Offer = Schemas['HotelOffer']

interface HotelMapProps {
  page: ShownResults
  search: HotelListSearch
}

/** The hotels of a page by position, each with its number in the list beside it. */
export default function HotelMap({ page, search }: HotelMapProps) {
  const t = useText('hotel/list')
  const phone = usePhone()
  const [active, setActive] = useState<string | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const hotels = page.list
  const frame = frameOf(hotels, phone ? 340 : 620, phone ? 320 : 560)
  if (!frame) return page.state === 'done' ? null : <EmptyState title={t('view.waiting')} />
  const pick = (id: string) => {
    setActive(id)
    const row = list.current?.querySelector<HTMLElement>(`[data-hotel="${id}"]`)
    row?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <Columns widths="minmax(0, 1fr) 18.75rem" from="sm" gap="sm" align="start">
      <Sketch hotels={hotels} frame={frame} active={active} onPick={pick} />
      <Columns
        ref={list}
        component="ol"
        widths="minmax(0, 1fr)"
        gap={2}
        mah={{ base: 'none', sm: 582 }}
        style={{ overflowY: 'auto' }}
      >
        {hotels.map((hotel, index) => (
          <MapRow
            key={hotel.id}
            hotel={hotel}
            number={index + 1}
            stay={stayOfResults(page, search)}
            active={hotel.id === active}
            onActive={setActive}
          />
        ))}
      </Columns>
    </Columns>
  )
}

interface SketchProps {
  hotels: readonly Offer[]
  frame: MapFrame
  active: string | null
  onPick: (id: string) => void
}

/** Tiles where the host has configured some, plain ground otherwise. The list beside it says the same in words. */
function Sketch({ hotels, frame, active, onPick }: SketchProps) {
  const t = useText('hotel/list')
  const [tiles] = useState(() => readMapTiles())
  const { width, height } = frame
  const { km, pixels } = scaleOf(frame, hotels[0]?.lat ?? 0)
  const pins = hotels.map((hotel, index) => ({ hotel, number: index + 1, ...placeIn(frame, hotel) }))
  // Whoever is meant stands above its neighbours.
  pins.sort((one, other) => Number(one.hotel.id === active) - Number(other.hotel.id === active))
  return (
    <figure className={styles.figure}>
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
        {pins.map(({ hotel, number, x, y }) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the list has the keys
          <g
            key={hotel.id}
            transform={`translate(${x} ${y})`}
            className={styles.pin}
            data-active={hotel.id === active || undefined}
            data-sold-out={hotel.sold_out || undefined}
            onClick={() => onPick(hotel.id)}
          >
            <circle r={12} />
            <text dy="0.35em" textAnchor="middle">
              {number}
            </text>
          </g>
        ))}
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
      <Box component="figcaption" mt={4} c="dimmed" fz="xs">
        {tiles ? tiles.attribution : t('view.sketch')}
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

interface MapRowProps {
  hotel: Offer
  number: number
  stay: StaySearch
  active: boolean
  onActive: (id: string) => void
}

function MapRow({ hotel, number, stay, active, onActive }: MapRowProps) {
  const t = useText('hotel')
  return (
    <li
      className={styles.row}
      data-hotel={hotel.id}
      data-active={active || undefined}
      onPointerEnter={() => onActive(hotel.id)}
    >
      <span className={styles.number} aria-hidden>
        {number}
      </span>
      <Flex component="span" direction="column" miw={0}>
        <Link
          to="/hotel/detail/$id"
          params={{ id: hotel.id }}
          search={stay}
          className={styles.name}
          onFocus={() => onActive(hotel.id)}
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
    </li>
  )
}
