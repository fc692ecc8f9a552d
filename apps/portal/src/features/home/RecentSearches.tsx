import { useSearchHistory } from '@portal/api-client'
import { useIsSignedIn } from '@portal/auth'
import { formatStay, useText } from '@portal/i18n'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { OccupancyText } from '../../shared/RoomOccupancyPicker.tsx'
import { searchOfPath } from '../../shared/recent-searches.ts'
import { readRooms, type StaySearch } from '../../shared/stay-search.ts'
import styles from './HomePage.module.css'

const shown = 4

/** What was searched last: a member's as the server remembers them, a visitor's as this page does. */
export default function RecentSearches({ known }: { known: readonly StaySearch[] }) {
  const t = useText('index')
  const signedIn = useIsSignedIn()
  const { data } = useSearchHistory(
    { product: 'hotel' },
    { query: { enabled: signedIn }, request: { silent: true } },
  )
  const remembered = (data?.list ?? [])
    .flatMap(({ id, path, title, subtitle }) => {
      const search = searchOfPath(path)
      return search ? [{ id, search, title, subtitle }] : []
    })
    .slice(0, shown)
  if (remembered.length === 0 && known.length === 0) return null
  return (
    <section className={styles.recent} aria-label={t('recent')}>
      <h2 className={styles.heading}>{t('recent')}</h2>
      <ul className={styles.searches}>
        {remembered.length > 0
          ? remembered.map(({ id, search, title, subtitle }) => (
              <Search key={id} search={search}>
                <strong>{title}</strong>
                <span>{subtitle}</span>
              </Search>
            ))
          : known.map((search) => (
              <Search
                key={`${search.destination_id} ${search.check_in} ${search.check_out} ${search.rooms}`}
                search={search}
              >
                <strong>{search.destination_name}</strong>
                <span>{formatStay(search.check_in ?? '', search.check_out ?? '')}</span>
                <span>
                  <OccupancyText rooms={readRooms(search.rooms)} />
                </span>
              </Search>
            ))}
      </ul>
    </section>
  )
}

function Search({ search, children }: { search: StaySearch; children: ReactNode }) {
  return (
    <li>
      <Link to="/hotel/list" search={search} className={styles.search}>
        {children}
      </Link>
    </li>
  )
}
