import { isSupported, useListSearchHistory } from '@portal/api-client'
import { useIsSignedIn } from '@portal/auth'
import { lazySection } from '@portal/ui'
import { withTexts } from '../../shared/lazy-load.ts'
import type { RecentSearch } from '../../trade/product/recent-searches.ts'
import RecentSearches from './RecentSearches.tsx'

const MemberDesk = lazySection(() => withTexts(['desk', 'hotel'], () => import('./MemberDesk.tsx')), {
  failed: null,
})

/** Below the search: recent searches, then a member's day. Each loads below the previous one. */
export default function BelowSearch({ known }: { known: readonly RecentSearch[] }) {
  const signedIn = useIsSignedIn()
  const remembers = signedIn && isSupported('listSearchHistory')
  // Recent searches would push the day down, so it waits for them.
  const { isFetched } = useListSearchHistory(undefined, { query: { enabled: remembers } })
  return (
    <>
      <RecentSearches known={known} />
      {signedIn && (isFetched || !remembers) && <MemberDesk />}
    </>
  )
}
