import { useCan } from '@portal/auth'
import { useText } from '@portal/i18n'
import { PageTitle } from '@portal/ui'
import { NoRight } from '../../trade/document/NoRight.tsx'
import { BillableOrders } from './apply/BillableOrders.tsx'

/** Credit orders that no bill asks for yet are chosen and put on one. */
export function BillApplyPage() {
  const site = useText('site')
  const t = useText('user/bill/apply')
  const mayApply = useCan('apply')
  return (
    <>
      <PageTitle title={site('titles.billApply')} />
      {mayApply ? <BillableOrders /> : <NoRight title={t('noRight')} />}
    </>
  )
}
