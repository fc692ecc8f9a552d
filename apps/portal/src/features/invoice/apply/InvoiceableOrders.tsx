import { getListInvoiceableOrdersQueryOptions, listInvoiceableOrders, type Schemas } from '@portal/api-client'
import { useCan } from '@portal/auth'
import { useText } from '@portal/i18n'
import { lazyDialog, PageTitle } from '@portal/ui'
import { DocumentSums } from '../../../shared/list/Lines.tsx'
import { PickList } from '../../../shared/list/PickList.tsx'
import { useList } from '../../../shared/list/use-list.ts'
import { usePicked } from '../../../shared/list/use-picked.ts'
import { NoRight } from '../../../trade/document/DocumentParts.tsx'
import { productTypes } from '../../../trade/product/facts.ts'
import { readInvoiceApplySearch, toInvoiceableQuery } from '../invoice-search.ts'
import { useInvoiceableColumns } from './invoiceable-columns.tsx'

const ApplyInvoiceDialog = lazyDialog(() => import('./ApplyInvoiceDialog.tsx'))

/** Orders per application, at most. */
const most = 500

/** Orders that can be invoiced, with a selection. */
function InvoiceableOrders() {
  const t = useText('user/invoice/apply')
  const picked = usePicked<Schemas['InvoiceableOrder']>(({ booking_id }) => booking_id, 'invoice/apply')
  const list = useList({
    page: '/user/invoice/apply',
    read: readInvoiceApplySearch,
    query: (search) => getListInvoiceableOrdersQueryOptions(toInvoiceableQuery(search)),
    narrowing: ['keyword', 'order_type', 'date_from', 'date_to'],
  })
  return (
    <PickList
      list={list}
      t={t}
      picked={picked}
      canPick={({ blocked_key }) => blocked_key === null}
      moneyOf={({ invoiceable }) => invoiceable}
      most={most}
      tooMany={t('tooMany', { most })}
      loadPossible={(turn) =>
        listInvoiceableOrders(
          { ...toInvoiceableQuery({ ...list.search, ...turn }), eligible: true },
          { announce: true },
        )
      }
      above={<DocumentSums label={t('sums')} sums={list.data?.sums} />}
      fields={[
        { kind: 'keyword', name: 'keyword', hint: t('keywordHint') },
        {
          kind: 'choice',
          name: 'order_type',
          label: t('type'),
          choices: productTypes.map((value) => ({ value, label: t(`types.${value}`) })),
        },
        { kind: 'from', name: 'date_from', about: t('serviceDate') },
        { kind: 'to', name: 'date_to', about: t('serviceDate') },
      ]}
      columns={useInvoiceableColumns(picked)}
      renderDialog={(onClose) => <ApplyInvoiceDialog picked={picked} onClose={onClose} />}
    />
  )
}

/** Orders with completed service are selected and invoiced. */
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
