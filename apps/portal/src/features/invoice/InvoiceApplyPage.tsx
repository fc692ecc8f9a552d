import { useCan } from '@portal/auth'
import { useText } from '@portal/i18n'
import { PageTitle } from '@portal/ui'
import { NoRight } from '../../trade/document/NoRight.tsx'
import { InvoiceableOrders } from './apply/InvoiceableOrders.tsx'

/** Orders whose service is over are chosen and put on an invoice. */
export function InvoiceApplyPage() {
  const site = useText('site')
  const t = useText('user/invoice/apply')
  const mayApply = useCan('apply')
  return (
    <>
      <PageTitle title={site('titles.invoiceApply')} />
      {mayApply ? <InvoiceableOrders /> : <NoRight title={t('noRight')} />}
    </>
  )
}
