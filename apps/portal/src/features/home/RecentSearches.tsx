import { isSupported, useListSearchHistory } from '@portal/api-client'
import { useIsSignedIn } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Box, Columns, Title } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useIsPageAvailable } from '../../shared/address/pages.ts'
import { productFacts } from '../../trade/product/facts.ts'
import { productPart } from '../../trade/product/parts.ts'
import { type RecentSearch, searchTarget } from '../../trade/product/recent-searches.ts'
import styles from './HomePage.module.css'

const shown = 4

/** Recent searches: a member's from the server, a visitor's from this page. */
export default function RecentSearches({ known }: { known: readonly RecentSearch[] }) {
  const t = useText('index')
  const signedIn = useIsSignedIn()
  const { data } = useListSearchHistory(undefined, {
    query: { enabled: signedIn && isSupported('listSearchHistory') },
  })
  const isAvailable = useIsPageAvailable()
  const { ofPath, Summary } = productPart('recentSearches')
  const isOffered = ({ product }: RecentSearch) => isAvailable(productFacts[product].pages.search)
  const remembered = (data?.list ?? [])
    .flatMap(({ id, path, title, subtitle }) => {
      const recent = ofPath(path)
      return recent && isOffered(recent) ? [{ id, recent, title, subtitle }] : []
    })
    .slice(0, shown)
  const here = known.filter(isOffered)
  if (remembered.length === 0 && here.length === 0) return null
  return (
    <Box component="section" mt="lg" aria-label={t('recent')}>
      <Title order={2} size="h4" mb="xs">
        {t('recent')}
      </Title>
      <Columns component="ul" widths="repeat(auto-fill, minmax(min(15rem, 100%), 1fr))" gap="xs">
        {remembered.length > 0
          ? remembered.map(({ id, recent, title, subtitle }) => (
              <Search key={id} recent={recent}>
                <strong>{title}</strong>
                <span>{subtitle}</span>
              </Search>
            ))
          : here.map((recent) => (
              <Search key={JSON.stringify(recent)} recent={recent}>
                <Summary recent={recent} />
              </Search>
            ))}
      </Columns>
    </Box>
  )
}

function Search({ recent, children }: { recent: RecentSearch; children: ReactNode }) {
  return (
    <li>
      <Link {...searchTarget(recent)} className={styles.search}>
        {children}
      </Link>
    </li>
  )
}
