import { hasCall, useListSearchHistory } from '@portal/api-client'
import { useIsSignedIn } from '@portal/auth'
import { lateSection } from '@portal/ui'
import { withTexts } from '../../shared/with-texts.ts'
import type { RecentSearch } from '../../trade/product/recent-searches.ts'
import RecentSearches from './RecentSearches.tsx'

const MemberDesk = lateSection(() => withTexts(['desk', 'hotel'], () => import('./MemberDesk.tsx')), {
  lost: null,
})

/** What stands below the search: recent searches, and for a member the day. Late, and each below what came before it. */
export default function BelowSearch({ known }: { known: readonly RecentSearch[] }) {
  const signedIn = useIsSignedIn()
  const remembers = signedIn && hasCall('listSearchHistory')
  // Recent searches would push down what stands below them: the day waits for them.
  const { isFetched } = useListSearchHistory(undefined, { query: { enabled: remembers } })
  return (
    <>
      <RecentSearches known={known} />
      {signedIn && (isFetched || !remembers) && <MemberDesk />}
    </>
  )
}
