import { useSession } from '@portal/auth'
import { formatStay, useText } from '@portal/i18n'
import { EmptyState, IconBed, IconCar, IconPlane, PageTitle, Tabs } from '@portal/ui'
import { Link, useNavigate } from '@tanstack/react-router'
import { HotelSearchForm } from '../../shared/HotelSearchForm.tsx'
import { recentSearches, rememberSearch } from '../../shared/recent-searches.ts'
import { OccupancyText } from '../../shared/RoomOccupancyPicker.tsx'
import { readRooms, type StaySearch } from '../../shared/stay-search.ts'
import styles from './HomePage.module.css'

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
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <PageTitle title={t('title')} />
        <p className={styles.lead}>{t('lead')}</p>
        <Tabs defaultValue="hotel" className={styles.panel} keepMounted={false}>
          <Tabs.List aria-label={t('products')}>
            <Tabs.Tab value="hotel" leftSection={<IconBed size={18} aria-hidden />}>
              {t('hotel')}
            </Tabs.Tab>
            <Tabs.Tab value="car" leftSection={<IconCar size={18} aria-hidden />}>
              {t('car')}
            </Tabs.Tab>
            <Tabs.Tab value="airport" leftSection={<IconPlane size={18} aria-hidden />}>
              {t('airport')}
            </Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="hotel" className={styles.form}>
            <HotelSearchForm search={{}} onSearch={onSearch} />
          </Tabs.Panel>
          <Tabs.Panel value="car">
            <EmptyState icon={IconCar} title={t('carSoon')} hint={t('soonHint')} />
          </Tabs.Panel>
          <Tabs.Panel value="airport">
            <EmptyState icon={IconPlane} title={t('airportSoon')} hint={t('soonHint')} />
          </Tabs.Panel>
        </Tabs>
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
