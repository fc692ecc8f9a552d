import type { Schemas } from '@portal/api-client'
import { formatTime, useText } from '@portal/i18n'
import { type Column, Money, SecondLine, StatusLabel } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import link from '../../../shared/links.module.css'
import { negated } from '../../../shared/money/decimal.ts'
import { StaffWait } from '../../../trade/document/StaffWait.tsx'
import type { InvoiceListSearch } from '../invoice-search.ts'
import { applicationLooks } from '../invoice-status.ts'

type Row = Schemas['InvoiceApplicationSummary']

/** Opening an application keeps the list's state. */
export function useApplicationColumns(search: InvoiceListSearch): Column<Row>[] {
  const t = useText('user/invoice/details')
  const noun = useText('invoice')
  const labels = useText('document')
  return [
    {
      key: 'application',
      header: t('application'),
      card: 'title',
      cell: ({ id, apply_time }) => (
        <>
          <Link
            to="/user/invoice/details"
            search={{ ...search, application: id }}
            resetScroll={false}
            className={`${link.link} ${link.number}`}
          >
            {id}
          </Link>
          <SecondLine>{formatTime(apply_time, 'yyyy-mm-dd hh:MM')}</SecondLine>
        </>
      ),
    },
    {
      key: 'title',
      header: noun('title'),
      width: '26%',
      cell: ({ title, kind_text }) => (
        <>
          {title}
          <SecondLine>{kind_text}</SecondLine>
        </>
      ),
    },
    { key: 'orders', header: t('orders'), align: 'end', cell: ({ orders_count }) => orders_count },
    {
      key: 'amount',
      header: labels('money'),
      align: 'end',
      cell: ({ amount, tax, reversals }) => (
        <>
          <Money value={amount} strong />
          <SecondLine>
            {t('taxShort')} <Money value={tax} />
          </SecondLine>
          {reversals.map((reversal) => (
            <Fragment key={reversal.id}>
              <Money value={negated(reversal.amount)} />
              <SecondLine>
                {t('taxShort')} <Money value={negated(reversal.tax)} />
              </SecondLine>
            </Fragment>
          ))}
        </>
      ),
    },
    {
      key: 'number',
      header: t('invoiceNo'),
      cell: ({ invoice_no, issue_time, reversals }) =>
        invoice_no && (
          <>
            {invoice_no}
            {issue_time !== null && <SecondLine>{formatTime(issue_time, 'yyyy-mm-dd')}</SecondLine>}
            {reversals.map(({ id, red_no }) => (
              <SecondLine key={id}>{t('redOf', { number: red_no ?? '' })}</SecondLine>
            ))}
          </>
        ),
    },
    { key: 'operator', header: t('operator'), cell: ({ operator }) => operator.nickname },
    {
      key: 'status',
      header: t('state'),
      card: 'corner',
      cell: ({ status, status_text, wait }) => (
        <>
          <StatusLabel look={applicationLooks[status]} value={status}>
            {status_text}
          </StatusLabel>
          <StaffWait wait={wait} brief />
        </>
      ),
    },
  ]
}
