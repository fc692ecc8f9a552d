import type { Schemas } from '@portal/api-client'
import { formatMoney, formatTime, type TextCatalogue, type Translate } from '@portal/i18n'
import { type Column, SecondLine, Text } from '@portal/ui'
import cells from '../../../shared/list/list.module.css'
import styles from './admin-log.module.css'

type Row = Schemas['AdminLogEntry']
type PageText = Translate<TextCatalogue['user/manage/adminLog']>

/** Columns of the log: action, time, actor, target, and changes. */
export const adminLogColumns = (t: PageText): Column<Row>[] => [
  {
    key: 'time',
    header: t('columns.time'),
    cell: ({ time }) => <span className={cells.time}>{formatTime(time)}</span>,
  },
  {
    key: 'administrator',
    header: t('columns.administrator'),
    cell: ({ administrator }) => <Person person={administrator} />,
  },
  { key: 'kind', header: t('columns.kind'), card: 'title', cell: ({ kind_text }) => kind_text },
  {
    key: 'account',
    header: t('columns.account'),
    cell: ({ account }) => (account ? <Person person={account} /> : '–'),
  },
  {
    key: 'changes',
    header: t('columns.changes'),
    card: 'below',
    cell: ({ changes }) => (changes.length > 0 ? <Changes changes={changes} t={t} /> : '–'),
  },
]

const Person = ({ person: { nickname, username } }: { person: Schemas['AdminLogPerson'] }) => (
  <>
    {nickname}
    <SecondLine>{username}</SecondLine>
  </>
)

function Changes({ changes, t }: { changes: Row['changes']; t: PageText }) {
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={change.field}>
          <Text span inherit c="dimmed">
            {t('of', { field: change.field_text })}
          </Text>{' '}
          {changeText(change, t)}
        </li>
      ))}
    </ul>
  )
}

/** Granted and removed permissions; before and after of anything else. */
function changeText({ before, after, added, removed }: Schemas['AdminLogChange'], t: PageText): string {
  if (added.length + removed.length > 0) {
    return [
      ...(added.length > 0 ? [t('granted', { list: added.join(t('comma')) })] : []),
      ...(removed.length > 0 ? [t('removed', { list: removed.join(t('comma')) })] : []),
    ].join(t('semicolon'))
  }
  const now = valueText(after) ?? t('nothing')
  const old = valueText(before)
  return old === null ? now : t('change', { before: old, after: now })
}

const valueText = (value: Schemas['AdminLogValue'] | null): string | null =>
  value && (value.money ? formatMoney(value.money) : value.text)
