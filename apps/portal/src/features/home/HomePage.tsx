import { useIsSignedIn, useSession, useSite } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Box, lazySection, PageTitle, Text } from '@portal/ui'
import { useNavigate } from '@tanstack/react-router'
import { useIsPageAvailable } from '../../shared/address/pages.ts'
import { withTexts } from '../../shared/lazy-load.ts'
import { type ProductType, productFacts, productTypes } from '../../trade/product/facts.ts'
import { withProductPart } from '../../trade/product/parts.ts'
import type { ProductSearchForm } from '../../trade/product/product.ts'
import {
  type RecentSearch,
  recentSearches,
  rememberSearch,
  type Searches,
  searchTarget,
} from '../../trade/product/recent-searches.ts'
import styles from './HomePage.module.css'
import { ProductTabs } from './ProductTabs.tsx'
import { Welcome } from './Welcome.tsx'

// Loaded only after a search or for a member.
const BelowSearch = lazySection(
  () => withProductPart('recentSearches', () => withTexts(['ride'], () => import('./BelowSearch.tsx'))),
  { failed: null },
)

/** The products' tabs on the front page. */
type SearchForms = { [Type in ProductType]: ProductSearchForm<Searches[Type]> }

/** The front page: one search tab per product. */
export function HomePage({ searchForms }: { searchForms: SearchForms }) {
  const t = useText('index')
  const navigate = useNavigate()
  const owner = useSession(({ id }) => id)
  const recent = recentSearches(owner)
  const signedIn = useIsSignedIn()
  const open = (recent: RecentSearch) => {
    rememberSearch(owner, recent)
    void navigate(searchTarget(recent))
  }
  const home = useText('site')('titles.home')
  const { siteName, siteTag } = useSite((site) => site)
  const isAvailable = useIsPageAvailable()
  const offered = productTypes.filter((type) => isAvailable(productFacts[type].pages.search))
  const tabs = offered.map((type) => ({
    name: type,
    label: t(type),
    icon: searchForms[type].icon,
    panel: <SearchPanel type={type} forms={searchForms} onSearch={open} />,
  }))
  return (
    <div className={styles.page} data-status={signedIn ? 'member' : undefined}>
      <Box maw={1200} mx="auto">
        {/* With a backend that has nothing to book, this is just the front page of a site. */}
        <PageTitle title={tabs.length > 0 ? t('title') : home}>
          {tabs.length > 0 ? undefined : siteName || home}
        </PageTitle>
        <Text m="4px 0 20px" c="dimmed">
          {tabs.length > 0 ? t('lead') : siteTag}
        </Text>
        {tabs.length > 0 && (
          <div className={styles.panel}>
            <ProductTabs label={t('products')} tabs={tabs} />
          </div>
        )}
        {(recent.length > 0 || signedIn) && <BelowSearch known={recent} />}
        {!signedIn && <Welcome />}
      </Box>
    </div>
  )
}

interface SearchPanelProps<Type extends ProductType> {
  type: Type
  forms: SearchForms
  onSearch: (recent: RecentSearch<Type>) => void
}

function SearchPanel<Type extends ProductType>({ type, forms, onSearch }: SearchPanelProps<Type>) {
  const { Form }: ProductSearchForm<Searches[Type]> = forms[type]
  return <Form search={{}} onSearch={(search) => onSearch({ product: type, search })} />
}
