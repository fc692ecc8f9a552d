import type { Schemas } from '@portal/api-client'
import { formatMoney, formatTime, type TextCatalogue, type Translate } from '@portal/i18n'
import { type Column, SecondLine, Text } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import link from '../../../shared/links.module.css'
import cells from '../../../shared/list/list.module.css'
import { OrderLink } from '../../../trade/order/OrderLink.tsx'
import styles from './admin-log.module.css'

type Row = Schemas['AdminLogEntry']
type PageText = Translate<TextCatalogue['user/manage/adminLog']>

/** Columns of the log: time, actor, action, object, changes, and where it came from. */
export const adminLogColumns = (t: PageText): Column<Row>[] => [
  {
    key: 'time',
    header: t('columns.time'),
    cell: ({ time }) => <span className={cells.time}>{formatTime(time)}</span>,
  },
  {
    key: 'actor',
    header: t('columns.actor'),
    cell: ({ actor }) => <Person person={actor} />,
  },
  {
    key: 'kind',
    header: t('columns.kind'),
    card: 'title',
    cell: ({ kind_text, refusal_text }) => (
      <>
        {kind_text}
        {refusal_text !== null && (
          <Text size="sm" c="red">
            {t('outcomes.refused')}
            {t('semicolon')}
            {refusal_text}
          </Text>
        )}
      </>
    ),
  },
  {
    key: 'object',
    header: t('columns.object'),
    cell: ({ object, account }) =>
      object ? <ObjectLink {...object} /> : account ? <Person person={account} /> : '–',
  },
  {
    key: 'changes',
    header: t('columns.changes'),
    card: 'below',
    cell: ({ changes }) => (changes.length > 0 ? <Changes changes={changes} t={t} /> : '–'),
  },
  {
    key: 'origin',
    header: t('columns.origin'),
    cell: ({ ip, device }) => (
      <>
        {ip || '–'}
        {device !== '' && <SecondLine>{device}</SecondLine>}
      </>
    ),
  },
]

/** The number of what it was done to, as a link to its page. */
function ObjectLink({ kind, id }: Schemas['AdminLogObject']) {
  if (kind === 'order') return <OrderLink id={id} />
  if (kind === 'bill')
    return (
      <Link to="/user/bill/details" search={{ bill: id }} className={link.link}>
        {id}
      </Link>
    )
  if (kind === 'invoice')
    return (
      <Link to="/user/invoice/details" search={{ application: id }} className={link.link}>
        {id}
      </Link>
    )
  if (kind === 'month')
    return (
      <Link to="/user/bill/month" search={{ month: id }} className={link.link}>
        {id}
      </Link>
    )
  if (kind === 'article')
    return (
      <Link to="/cms/info/$id" params={{ id }} className={link.link}>
        {id}
      </Link>
    )
  return (
    <Link to="/user/account/balance" className={link.link}>
      {id}
    </Link>
  )
}

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
