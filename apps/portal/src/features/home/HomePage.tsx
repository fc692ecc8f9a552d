import { useIsSignedIn, useSession } from '@portal/auth'
import { language, loadTexts, useText } from '@portal/i18n'
import { IconBed, IconCar, IconPlane, lateSection, PageTitle } from '@portal/ui'
import { useNavigate } from '@tanstack/react-router'
import { HotelSearchForm } from '../../shared/HotelSearchForm.tsx'
import { type RecentSearch, recentSearches, rememberSearch } from '../../shared/recent-searches.ts'
import styles from './HomePage.module.css'
import { type ProductTab, ProductTabs, TabComing } from './ProductTabs.tsx'

/** A part of the page, and the texts it alone has. */
const withTexts = async <Part,>(texts: 'ride' | 'welcome', part: () => Promise<Part>): Promise<Part> => {
  await loadTexts(language(), [texts])
  return part()
}

// Below the form, and only where something was searched.
const RecentSearches = lateSection(() => withTexts('ride', () => import('./RecentSearches.tsx')), {
  lost: null,
})
// Below the form too, and only for visitors.
const Welcome = lateSection(() => withTexts('welcome', () => import('./Welcome.tsx')), { lost: null })
// The first tab is the front page; the others come when they are chosen.
const CarSearchForm = lateSection(
  () => withTexts('ride', () => import('../../shared/car/CarSearchForm.tsx')),
  { waiting: <TabComing /> },
)
const TransferSearchForm = lateSection(
  () => withTexts('ride', () => import('../../shared/transfer/TransferSearchForm.tsx')),
  { waiting: <TabComing /> },
)

/** The front page: the search itself, one tab for each product. */
export function HomePage() {
  const t = useText('index')
  const navigate = useNavigate()
  const owner = useSession(({ id }) => id)
  const recent = recentSearches(owner)
  const signedIn = useIsSignedIn()
  const open = (recent: RecentSearch) => {
    rememberSearch(owner, recent)
    if (recent.product === 'hotel') void navigate({ to: '/hotel/list', search: recent.search })
    else if (recent.product === 'car') void navigate({ to: '/car/list', search: recent.search })
    else void navigate({ to: '/airport/list', search: recent.search })
  }
  const tabs: ProductTab[] = [
    {
      name: 'hotel',
      label: t('hotel'),
      icon: IconBed,
      panel: <HotelSearchForm search={{}} onSearch={(search) => open({ product: 'hotel', search })} />,
    },
    {
      name: 'car',
      label: t('car'),
      icon: IconCar,
      panel: <CarSearchForm search={{}} onSearch={(search) => open({ product: 'car', search })} />,
    },
    {
      name: 'airport',
      label: t('airport'),
      icon: IconPlane,
      panel: <TransferSearchForm search={{}} onSearch={(search) => open({ product: 'airport', search })} />,
    },
  ]
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <PageTitle title={t('title')} />
        <p className={styles.lead}>{t('lead')}</p>
        <div className={styles.panel}>
          <ProductTabs label={t('products')} tabs={tabs} />
        </div>
        {(recent.length > 0 || signedIn) && <RecentSearches known={recent} />}
        {!signedIn && <Welcome />}
      </div>
    </div>
  )
}
