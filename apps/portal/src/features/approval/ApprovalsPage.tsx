import { useHoldsNode } from '@portal/auth'
import { useText } from '@portal/i18n'
import { PageTitle } from '@portal/ui'
import { NoRight } from '../../trade/document/NoRight.tsx'
import { ApprovalList } from './ApprovalList.tsx'

/** Approval requests: those waiting for the member and those it has made. */
export function ApprovalsPage() {
  const site = useText('site')
  const t = useText('user/approval/list')
  const decides = useHoldsNode('approval/decide')
  const books = useHoldsNode('order/book')
  return (
    <>
      <PageTitle title={site('titles.approvals')} />
      {decides || books ? <ApprovalList decides={decides} /> : <NoRight title={t('forbidden')} />}
    </>
  )
}
