import { getListBillableOrdersQueryOptions, listBillableOrders, type Schemas } from '@portal/api-client'
import { useCan } from '@portal/auth'
import { useText } from '@portal/i18n'
import { lazyDialog, PageTitle } from '@portal/ui'
import { DocumentSums } from '../../../shared/list/Lines.tsx'
import { PickList } from '../../../shared/list/PickList.tsx'
import { useList } from '../../../shared/list/use-list.ts'
import { usePicked } from '../../../shared/list/use-picked.ts'
import { NoRight } from '../../../trade/document/DocumentParts.tsx'
import { readBillApplySearch, toBillableQuery } from '../bill-search.ts'
import { useBillableColumns } from './billable-columns.tsx'

const ApplyBillDialog = lazyDialog(() => import('./ApplyBillDialog.tsx'))

/** Orders per bill, at most. */
const most = 500

/** Orders that can be billed, with a selection. */
function BillableOrders() {
  const t = useText('user/bill/apply')
  const picked = usePicked<Schemas['BillableOrder']>(({ booking_id }) => booking_id, 'bill/apply')
  const list = useList({
    page: '/user/bill/apply',
    read: readBillApplySearch,
    query: (search) => getListBillableOrdersQueryOptions(toBillableQuery(search)),
    narrowing: ['date_from', 'date_to'],
  })
  return (
    <PickList
      list={list}
      t={t}
      picked={picked}
      canPick={({ eligible }) => eligible}
      moneyOf={({ unbilled }) => unbilled}
      most={most}
      tooMany={t('tooMany', { most })}
      loadPossible={(turn) =>
        listBillableOrders(
          { ...toBillableQuery({ ...list.search, ...turn }), eligible: true },
          { announce: true },
        )
      }
      fields={[
        { kind: 'from', name: 'date_from', about: t('serviceDate') },
        { kind: 'to', name: 'date_to', about: t('serviceDate') },
      ]}
      columns={useBillableColumns(picked)}
      above={<DocumentSums label={t('sums')} sums={list.data?.sums} />}
      renderDialog={(onClose, sums) => <ApplyBillDialog picked={picked} sums={sums} onClose={onClose} />}
    />
  )
}

/** Credit orders that are on no bill yet are selected and put on one. */
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
