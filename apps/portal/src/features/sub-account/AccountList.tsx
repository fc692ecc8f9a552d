import { getListSubAccountsQueryOptions, isSupported, type Schemas } from '@portal/api-client'
import { useCan } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Button, EmptyState, Group, IconLock, IconPlus, lazyDialog, PageTitle } from '@portal/ui'
import { useState } from 'react'
import { ListView } from '../../shared/list/ListView.tsx'
import { QuickFilters } from '../../shared/list/QuickFilters.tsx'
import { useList } from '../../shared/list/use-list.ts'
import { type AccountAction, accountColumns, useAccountActions } from './account-columns.tsx'
import styles from './sub-account.module.css'
import { accountStates, readSubAccountSearch } from './sub-account-search.ts'

const AccountDialog = lazyDialog(() => import('./AccountDialog.tsx'))
const StateDialog = lazyDialog(() => import('./StateDialog.tsx'))
const AccessDialog = lazyDialog(() => import('./AccessDialog.tsx'))
const AccessSettingDialog = lazyDialog(() => import('./AccessSettingDialog.tsx'))
const PasswordDialog = lazyDialog(() => import('./PasswordDialog.tsx'))

/** All sub-accounts with state, permissions and limits; the open form is in the address. */
function AccountList() {
  const t = useText('user/manage/subAccount')
  const [asked, setAsked] = useState<{ action: AccountAction; account: Schemas['SubAccount'] } | null>(null)
  const actionsOf = useAccountActions()
  const list = useList({
    page: '/user/manage/subAccount',
    read: readSubAccountSearch,
    query: ({ page = 1, state, keyword }) =>
      getListSubAccountsQueryOptions({
        page,
        limit: 20,
        ...(state && { account_state: state }),
        ...(keyword && { keyword }),
      }),
    narrowing: ['state', 'keyword'],
    beside: 'edit',
    fixedLimit: true,
  })
  const { opened, open, close } = list
  const done = () => setAsked(null)
  const [ruling, setRuling] = useState(false)
  const mayRule = useCan('accessSetting') && isSupported('saveAccessSetting')
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => open('new')}>
      {t('add')}
    </Button>
  )
  return (
    <ListView
      list={list}
      filters={
        <Group
          className={styles.head}
          gap="var(--mantine-spacing-xs) var(--mantine-spacing-md)"
          align="flex-end"
          justify="space-between"
        >
          <QuickFilters
            list={list}
            fields={[
              {
                kind: 'choice',
                name: 'state',
                label: t('columns.state'),
                choices: accountStates.map((value) => ({ value, label: t(`states.${value}`) })),
              },
              { kind: 'keyword', name: 'keyword', hint: t('keyword') },
            ]}
          />
          <Group gap="xs">
            {mayRule && (
              <Button variant="default" onClick={() => setRuling(true)}>
                {t('rules')}
              </Button>
            )}
            {add}
          </Group>
        </Group>
      }
      label={t('accounts')}
      columns={accountColumns(t, actionsOf, (action, account) =>
        action === 'edit' ? open(String(account.id)) : setAsked({ action, account }),
      )}
      rowKey={({ id }) => String(id)}
      onOpen={({ id }) => open(String(id))}
      noMatch={{ title: t('empty'), hint: t('emptyHint') }}
      none={{ title: t('none'), hint: t('noneHint'), action: add }}
    >
      {opened !== undefined && (
        <AccountDialog
          key={opened}
          id={opened}
          list={list.data?.list}
          onStale={list.refresh}
          onClose={close}
        />
      )}
      {asked && asked.action === 'password' && <PasswordDialog account={asked.account} onClose={done} />}
      {asked && asked.action === 'access' && <AccessDialog account={asked.account} onClose={done} />}
      {ruling && <AccessSettingDialog onClose={() => setRuling(false)} />}
      {asked && asked.action === 'state' && <StateDialog account={asked.account} onClose={done} />}
    </ListView>
  )
}

/** Sub-accounts of the company. */
export function SubAccountPage() {
  const site = useText('site')
  const t = useText('user/manage/subAccount')
  return (
    <>
      <PageTitle title={site('titles.subAccounts')} />
      {useCan('save') ? (
        <AccountList />
      ) : (
        <EmptyState icon={IconLock} title={t('forbidden')} hint={t('forbiddenHint')} />
      )}
    </>
  )
}
