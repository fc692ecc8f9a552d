import { hasCall, useListSearchHistory } from '@portal/api-client'
import { useIsSignedIn } from '@portal/auth'
import { lateSection } from '@portal/ui'
import { withTexts } from '../../shared/with-texts.ts'
import type { RecentSearch } from '../../trade/product/recent-searches.ts'
import RecentSearches from './RecentSearches.tsx'

const MemberDesk = lateSection(() => withTexts(['desk', 'hotel'], () => import('./MemberDesk.tsx')), {
  lost: null,
})

/** Below the search: recent searches, then a member's day. Each loads below the previous one. */
export default function BelowSearch({ known }: { known: readonly RecentSearch[] }) {
  const signedIn = useIsSignedIn()
  const remembers = signedIn && hasCall('listSearchHistory')
  // Recent searches would push the day down, so it waits for them.
  const { isFetched } = useListSearchHistory(undefined, { query: { enabled: remembers } })
  return (
    <>
      <RecentSearches known={known} />
      {signedIn && (isFetched || !remembers) && <MemberDesk />}
    </>
  )
}
