import { isSupported, type Schemas } from '@portal/api-client'
import { useCan } from '@portal/auth'
import { formatMoney, formatTime, type TextCatalogue, type Translate } from '@portal/i18n'
import {
  type Column,
  IconBan,
  IconCircleCheck,
  IconLock,
  SecondLine,
  StatusLabel,
  type StatusLook,
} from '@portal/ui'
import cells from '../../shared/list/list.module.css'
import { RowButton, RowButtons } from '../../shared/list/RowButtons.tsx'
import styles from './sub-account.module.css'

export type AccountAction = 'edit' | 'state' | 'password' | 'access'

/** The actions that the member's own nodes allow, on accounts that reach no further than its own. */
export function useAccountActions() {
  const may: Record<AccountAction, boolean> = {
    edit: useCan('save'),
    state: useCan('state'),
    password: useCan('resetPassword'),
    access: useCan('resetPassword') && isSupported('changeSubAccountAccess'),
  }
  return ({ manageable }: Pick<Schemas['SubAccount'], 'manageable'>): AccountAction[] =>
    manageable ? (['edit', 'state', 'password', 'access'] as const).filter((action) => may[action]) : []
}

/** Colour and icon of each state; the server supplies the words. */
const looks = {
  active: { color: 'green', icon: IconCircleCheck },
  suspended: { color: 'gray', icon: IconBan },
  locked: { color: 'red', icon: IconLock },
} as const satisfies Record<Schemas['AccountState'], StatusLook>

interface AccountStateProps {
  account: Pick<Schemas['SubAccount'], 'account_state' | 'account_state_text'>
}

function AccountState({ account: { account_state, account_state_text } }: AccountStateProps) {
  return (
    <StatusLabel look={looks[account_state]} value={account_state}>
      {account_state_text}
    </StatusLabel>
  )
}

type Row = Schemas['SubAccount']
type PageText = Translate<TextCatalogue['user/manage/subAccount']>

/** Columns of the sub-account list with row actions. */
export const accountColumns = (
  t: PageText,
  actionsOf: (account: Row) => readonly AccountAction[],
  onAction: (action: AccountAction, account: Row) => void,
): Column<Row>[] => [
  {
    key: 'nickname',
    header: t('columns.account'),
    card: 'title',
    cell: ({ nickname, username }) => (
      <>
        {nickname}
        <SecondLine>{username}</SecondLine>
      </>
    ),
  },
  { key: 'contact', header: t('columns.contact'), cell: (row) => <Contact row={row} /> },
  {
    key: 'may',
    header: t('columns.may'),
    cell: ({ nodes, data_scope_text, hide_net_price }) => (
      <>
        {t('permissions', { count: nodes.length })}
        <SecondLine>{[data_scope_text, ...(hide_net_price ? [t('noNet')] : [])].join(' · ')}</SecondLine>
      </>
    ),
  },
  {
    key: 'limits',
    header: t('columns.limits'),
    align: 'end',
    cell: (row) => <Limits row={row} t={t} />,
  },
  {
    key: 'last_login_time',
    header: t('columns.lastLogin'),
    cell: ({ last_login_time }) =>
      last_login_time === null ? (
        t('never')
      ) : (
        <>
          <span className={cells.time}>{formatTime(last_login_time, 'yyyy-mm-dd')}</span>
          <SecondLine>{formatTime(last_login_time, 'hh:MM')}</SecondLine>
        </>
      ),
  },
  {
    key: 'state',
    header: t('columns.state'),
    card: 'corner',
    cell: (row) => <AccountState account={row} />,
  },
  {
    key: 'actions',
    header: t('columns.actions'),
    cell: (row) => (
      <RowButtons>
        {actionsOf(row).map((action) => {
          const name = t(action === 'state' ? stateAction(row) : action === 'access' ? 'accessIt' : action)
          return (
            <RowButton key={action} label={`${name}: ${row.nickname}`} onClick={() => onAction(action, row)}>
              {name}
            </RowButton>
          )
        })}
      </RowButtons>
    ),
  },
]

/** The switch's next action: a locked account is reactivated. */
export const stateAction = ({ account_state }: Pick<Row, 'account_state'>) =>
  account_state === 'active' ? 'suspend' : 'activate'

function Contact({ row: { email, full_mobile_text } }: { row: Row }) {
  if (email === '' && full_mobile_text === '') return '–'
  return (
    <span className={styles.contact}>
      {email || full_mobile_text}
      {email !== '' && full_mobile_text !== '' && <SecondLine>{full_mobile_text}</SecondLine>}
    </span>
  )
}

const monthText = (month: Schemas['Money'], used: Schemas['Money'] | null, t: PageText): string =>
  used
    ? t('ofMonth', { used: formatMoney(used), money: formatMoney(month) })
    : t('ofMonthHidden', { money: formatMoney(month) })

function Limits({ row, t }: { row: Row; t: PageText }) {
  const { limit_per_order: order, limit_per_month: month, used_this_month: used, approval_over: over } = row
  const lines = [
    ...(order ? [t('perOrder', { money: formatMoney(order) })] : []),
    ...(over ? [t('overNeeds', { money: formatMoney(over) })] : []),
  ]
  return (
    <>
      {month ? monthText(month, used, t) : t('noLimit')}
      {lines.map((line) => (
        <SecondLine key={line}>{line}</SecondLine>
      ))}
    </>
  )
}
