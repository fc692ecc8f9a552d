import { useIsSignedIn, useSession } from '@portal/auth'
import { useText } from '@portal/i18n'
import { lateSection, PageTitle } from '@portal/ui'
import { useNavigate } from '@tanstack/react-router'
import { type ProductType, productTypes } from '../../products/facts.ts'
import type { ProductSearchForm } from '../../products/product.ts'
import { type RecentSearch, type Searches, searchTarget } from '../../products/search.ts'
import { searchForms } from '../../products/search-forms.ts'
import { recentSearches, rememberSearch } from '../../shared/recent-searches.ts'
import { withTexts } from '../../shared/with-texts.ts'
import styles from './HomePage.module.css'
import { ProductTabs } from './ProductTabs.tsx'

// Below the form, and only where something was searched.
const RecentSearches = lateSection(() => withTexts(['ride'], () => import('./RecentSearches.tsx')), {
  lost: null,
})
// Below the form too, and only for visitors.
const Welcome = lateSection(() => withTexts(['welcome'], () => import('./Welcome.tsx')), { lost: null })

/** The front page: the search itself, one tab for each product. */
export function HomePage() {
  const t = useText('index')
  const navigate = useNavigate()
  const owner = useSession(({ id }) => id)
  const recent = recentSearches(owner)
  const signedIn = useIsSignedIn()
  const open = (recent: RecentSearch) => {
    rememberSearch(owner, recent)
    void navigate(searchTarget(recent))
  }
  const tabs = productTypes.map((type) => ({
    name: type,
    label: t(type),
    icon: searchForms[type].icon,
    panel: <SearchPanel type={type} onSearch={open} />,
  }))
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

interface SearchPanelProps<Type extends ProductType> {
  type: Type
  onSearch: (recent: RecentSearch<Type>) => void
}

function SearchPanel<Type extends ProductType>({ type, onSearch }: SearchPanelProps<Type>) {
  const { Form }: ProductSearchForm<Searches[Type]> = searchForms[type]
  return <Form search={{}} onSearch={(search) => onSearch({ product: type, search })} />
}
