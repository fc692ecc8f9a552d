import { useSession } from '@portal/auth'
import { formatStay, useText } from '@portal/i18n'
import { EmptyState, IconBed, IconCar, IconHourglass, IconPlane, PageTitle } from '@portal/ui'
import { Link, useNavigate } from '@tanstack/react-router'
import { HotelSearchForm } from '../../shared/HotelSearchForm.tsx'
import { OccupancyText } from '../../shared/RoomOccupancyPicker.tsx'
import { recentSearches, rememberSearch } from '../../shared/recent-searches.ts'
import { readRooms, type StaySearch } from '../../shared/stay-search.ts'
import styles from './HomePage.module.css'
import { type ProductTab, ProductTabs } from './ProductTabs.tsx'

/** The front page: the search itself, one tab for each product. */
export function HomePage() {
  const t = useText('index')
  const navigate = useNavigate()
  const owner = useSession(({ id }) => id)
  const recent = recentSearches(owner)
  const onSearch = (search: StaySearch) => {
    rememberSearch(owner, search)
    void navigate({ to: '/hotel/list', search })
  }
  const soon = (words: string) => <EmptyState icon={IconHourglass} title={words} hint={t('soonHint')} />
  const tabs: ProductTab[] = [
    {
      name: 'hotel',
      label: t('hotel'),
      icon: IconBed,
      panel: <HotelSearchForm search={{}} onSearch={onSearch} />,
    },
    { name: 'car', label: t('car'), icon: IconCar, panel: soon(t('carSoon')) },
    { name: 'airport', label: t('airport'), icon: IconPlane, panel: soon(t('airportSoon')) },
  ]
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <PageTitle title={t('title')} />
        <p className={styles.lead}>{t('lead')}</p>
        <div className={styles.panel}>
          <ProductTabs label={t('products')} tabs={tabs} />
        </div>
        {recent.length > 0 && <RecentSearches searches={recent} />}
      </div>
    </div>
  )
}

function RecentSearches({ searches }: { searches: readonly StaySearch[] }) {
  const t = useText('index')
  return (
    <section className={styles.recent} aria-label={t('recent')}>
      <h2 className={styles.heading}>{t('recent')}</h2>
      <ul className={styles.searches}>
        {searches.map((search) => (
          <li key={`${search.destination_id} ${search.check_in} ${search.check_out} ${search.rooms}`}>
            <Link to="/hotel/list" search={search} className={styles.search}>
              <strong>{search.destination_name}</strong>
              <span>{formatStay(search.check_in ?? '', search.check_out ?? '')}</span>
              <span>
                <OccupancyText rooms={readRooms(search.rooms)} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
