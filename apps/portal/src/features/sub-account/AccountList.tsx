import { type Schemas, useSubAccounts } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, DataTable, IconPlus, lateDialog } from '@portal/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { loadFaultText } from '../../shared/load-fault-text.ts'
import type { Turn } from '../../shared/search-params.ts'
import { AccountFilters } from './AccountFilters.tsx'
import { type AccountAction, useAccountActions } from './account-actions.ts'
import { accountColumns } from './account-columns.tsx'
import styles from './sub-account.module.css'
import type { SubAccountSearch } from './sub-account-search.ts'

const AccountDialog = lateDialog(() => import('./AccountDialog.tsx'))
const StateDialog = lateDialog(() => import('./StateDialog.tsx'))
const PasswordDialog = lateDialog(() => import('./PasswordDialog.tsx'))

const limit = 20

interface AccountListProps {
  search: SubAccountSearch
  onSearch: (search: SubAccountSearch, turn?: Turn) => void
}

/** Every sub-account with its state, permissions and limits; the form stands in the address. */
export function AccountList({ search, onSearch }: AccountListProps) {
  const t = useText('user/manage/subAccount')
  const { page = 1, state, keyword, edit } = search
  const { edit: _, ...closed } = search
  const [asked, setAsked] = useState<{ action: AccountAction; account: Schemas['SubAccount'] } | null>(null)
  const { data, error, isPlaceholderData, refetch } = useSubAccounts(
    { page, limit, ...(state ? { account_state: state } : {}), ...(keyword ? { keyword } : {}) },
    { query: { placeholderData: keepPreviousData } },
  )
  const open = (id: string) => onSearch({ ...closed, edit: id })
  const actionsOf = useAccountActions()
  const done = () => setAsked(null)
  const filtered = state !== undefined || keyword !== undefined
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => open('new')}>
      {t('add')}
    </Button>
  )
  return (
    <>
      <div className={styles.head}>
        <AccountFilters search={closed} onSearch={onSearch} />
        {add}
      </div>
      <DataTable
        main
        label={t('accounts')}
        columns={accountColumns(t, actionsOf, (action, account) =>
          action === 'edit' ? open(String(account.id)) : setAsked({ action, account }),
        )}
        rows={data?.list}
        rowKey={({ id }) => String(id)}
        onOpen={({ id }) => open(String(id))}
        refreshing={isPlaceholderData}
        error={error && { message: loadFaultText(error), onRetry: () => void refetch() }}
        empty={
          filtered
            ? { title: t('empty'), hint: t('emptyHint') }
            : { title: t('none'), hint: t('noneHint'), action: add }
        }
        page={{
          page,
          limit,
          total: data?.total ?? 0,
          onPage: (next, turn) => onSearch({ ...closed, page: next }, turn),
        }}
      />
      {edit !== undefined && (
        <AccountDialog
          key={edit}
          id={edit}
          list={data?.list}
          onStale={() => void refetch()}
          onClose={() => onSearch(closed)}
        />
      )}
      {asked && asked.action === 'password' && <PasswordDialog account={asked.account} onClose={done} />}
      {asked && asked.action === 'state' && <StateDialog account={asked.account} onClose={done} />}
    </>
  )
}
