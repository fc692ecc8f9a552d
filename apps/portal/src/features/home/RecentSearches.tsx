import { useSearchHistory } from '@portal/api-client'
import { useIsSignedIn } from '@portal/auth'
import { formatStay, useText } from '@portal/i18n'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CarWords } from '../../shared/car/CarWords.tsx'
import { OccupancyText } from '../../shared/RoomOccupancyPicker.tsx'
import type { RecentSearch } from '../../shared/recent-searches.ts'
import { searchOfPath } from '../../shared/repeated-search.ts'
import { readRooms, type StaySearch } from '../../shared/stay-search.ts'
import styles from './HomePage.module.css'
import { TransferWords } from './TransferWords.tsx'

const shown = 4

/** What was searched last: a member's as the server remembers them, a visitor's as this page does. */
export default function RecentSearches({ known }: { known: readonly RecentSearch[] }) {
  const t = useText('index')
  const signedIn = useIsSignedIn()
  const { data } = useSearchHistory(undefined, { query: { enabled: signedIn } })
  const remembered = (data?.list ?? [])
    .flatMap(({ id, path, title, subtitle }) => {
      const recent = searchOfPath(path)
      return recent ? [{ id, recent, title, subtitle }] : []
    })
    .slice(0, shown)
  if (remembered.length === 0 && known.length === 0) return null
  return (
    <section className={styles.recent} aria-label={t('recent')}>
      <h2 className={styles.heading}>{t('recent')}</h2>
      <ul className={styles.searches}>
        {remembered.length > 0
          ? remembered.map(({ id, recent, title, subtitle }) => (
              <Search key={id} recent={recent}>
                <strong>{title}</strong>
                <span>{subtitle}</span>
              </Search>
            ))
          : known.map((recent) => (
              <Search key={JSON.stringify(recent)} recent={recent}>
                <Words recent={recent} />
              </Search>
            ))}
      </ul>
    </section>
  )
}

function Words({ recent }: { recent: RecentSearch }) {
  if (recent.product === 'hotel') return <StayWords search={recent.search} />
  if (recent.product === 'car') return <CarWords search={recent.search} />
  return <TransferWords search={recent.search} />
}

function StayWords({ search }: { search: StaySearch }) {
  return (
    <>
      <strong>{search.destination_name}</strong>
      <span>{formatStay(search.check_in ?? '', search.check_out ?? '')}</span>
      <span>
        <OccupancyText rooms={readRooms(search.rooms)} />
      </span>
    </>
  )
}

function Search({ recent, children }: { recent: RecentSearch; children: ReactNode }) {
  const look = { className: styles.search, children }
  return (
    <li>
      {recent.product === 'hotel' && <Link to="/hotel/list" search={recent.search} {...look} />}
      {recent.product === 'car' && <Link to="/car/list" search={recent.search} {...look} />}
      {recent.product === 'airport' && <Link to="/airport/list" search={recent.search} {...look} />}
    </li>
  )
}
