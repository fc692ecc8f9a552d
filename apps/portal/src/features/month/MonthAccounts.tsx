import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { type Column, DataTable, Money } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import link from '../../shared/links.module.css'

type Account = Schemas['MonthAccount']

type T = ReturnType<typeof useText<'user/bill/month'>>

const columnsOf = (t: T, { date_from, date_to }: Schemas['Month']): Column<Account>[] => {
  const money = (key: 'opening' | 'in' | 'out' | 'closing'): Column<Account> => ({
    key,
    header: t(key),
    cell: (account) => <Money value={account[key]} strong={key === 'closing'} />,
    align: 'end',
  })
  return [
    {
      key: 'account',
      header: t('account'),
      cell: ({ account, account_text }) => (
        <Link className={link.link} to="/user/account/balance" search={{ account, date_from, date_to }}>
          {account === 'credit' ? t('used') : account_text}
        </Link>
      ),
      card: 'title',
    },
    money('opening'),
    money('in'),
    money('out'),
    money('closing'),
  ]
}

/** Each account at the beginning and the end of the month; it leads to its transactions. */
export function MonthAccounts({ books }: { books: Schemas['Month'] }) {
  const t = useText('user/bill/month')
  return (
    <DataTable
      label={t('accounts')}
      rows={books.accounts}
      rowKey={({ account }) => account}
      columns={columnsOf(t, books)}
    />
  )
}
