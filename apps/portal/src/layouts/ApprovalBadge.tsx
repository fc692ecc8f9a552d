import { useListApprovals } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Badge } from '@portal/ui'

/** Requests come from colleagues, so they are polled this often, in ms, and not with every page. */
const lookEvery = 60_000

/** The number of requests the member has to decide; nothing for a member who decides none. */
export function ApprovalBadge() {
  const t = useText('site')
  const decides = useHoldsNode('approval/decide')
  const { data } = useListApprovals(
    { side: 'to_decide', page: 1, limit: 1 },
    {
      query: {
        enabled: decides,
        staleTime: Number.POSITIVE_INFINITY,
        retryOnMount: false,
        refetchInterval: lookEvery,
      },
      // A failure to load this number needs no notice.
      request: { background: true },
    },
  )
  const count = data?.total ?? 0
  if (count === 0) return null
  return (
    <Badge size="sm" variant="light" color="orange" tt="none" aria-label={t('member.toDecide', { count })}>
      {count}
    </Badge>
  )
}
