import { useGetBill } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { DocumentDrawer } from '../../../trade/document/DocumentDrawer.tsx'
import { BillActions } from './BillActions.tsx'
import { BillFacts } from './BillFacts.tsx'
import { BillLines } from './BillLines.tsx'
import { BillPayments } from './BillPayments.tsx'

interface BillDrawerProps {
  /** Closed when absent. */
  bill_no: string | undefined
  onClose: () => void
}

/** One bill: status, possible actions, its lines page by page, and payments. */
export default function BillDrawer({ bill_no, onClose }: BillDrawerProps) {
  const t = useText('user/bill/details')
  // Another bill starts on its first page.
  const [at, setAt] = useState({ bill_no, page: 1 })
  const page = at.bill_no === bill_no ? at.page : 1
  const query = useGetBill(
    { id: bill_no ?? '', page, limit: 20 },
    {
      query: { enabled: bill_no !== undefined, placeholderData: keepPreviousData },
    },
  )
  return (
    <DocumentDrawer
      opened={bill_no !== undefined}
      onClose={onClose}
      title={t('drawer', { id: bill_no ?? '' })}
      asked={{ ...query, data: query.data?.bill.bill_no === bill_no ? query.data : undefined }}
    >
      {({ bill, lines }) => (
        <>
          <BillFacts bill={bill} />
          <BillActions bill={bill} />
          <BillLines
            lines={lines}
            refreshing={query.isPlaceholderData}
            onPage={(next) => setAt({ bill_no, page: next })}
          />
          <BillPayments bill={bill} />
        </>
      )}
    </DocumentDrawer>
  )
}
