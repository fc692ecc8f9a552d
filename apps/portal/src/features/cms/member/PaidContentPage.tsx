import { getListContentOrdersQueryOptions, type Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { type Column, Text } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { ListView } from '../../../shared/list/ListView.tsx'
import { paidAmount } from '../ContentStatus.tsx'
import { BrowseArticles, useMemberList, useOpenArticle } from './member-list.tsx'

type Row = Schemas['ContentOrder']

/** Content that the member has paid for, read-only. */
export function PaidContentPage() {
  const t = useText('user/cms/order')
  const site = useText('site')
  const open = useOpenArticle()
  const list = useMemberList('/user/cms/order', getListContentOrdersQueryOptions)
  return (
    <ListView
      list={list}
      title={site('titles.paidContent')}
      label={t('table')}
      columns={useColumns()}
      rowKey={({ id }) => String(id)}
      onOpen={({ object_id }) => open(object_id)}
      none={{ title: t('none'), hint: t('noneHint'), action: <BrowseArticles label={t('browse')} /> }}
    />
  )
}

function useColumns(): Column<Row>[] {
  const t = useText('user/cms/order')
  const cms = useText('cms')
  return [
    {
      key: 'title',
      header: cms('columns.title'),
      card: 'title',
      cell: ({ object_id, title }) => (
        <Link to="/cms/info/$id" params={{ id: String(object_id) }}>
          {title}
        </Link>
      ),
    },
    {
      key: 'channel',
      header: cms('columns.channel'),
      width: '150px',
      cell: ({ cmsChannel }) => cmsChannel.name,
    },
    {
      key: 'amount',
      header: t('amount'),
      align: 'end',
      width: '110px',
      cell: ({ amount, type }) => paidAmount(amount, type),
    },
    { key: 'type', header: t('type'), width: '140px', cell: ({ type }) => cms(`payTypes.${type}`) },
    { key: 'pay_time', header: t('time'), width: '120px', cell: ({ pay_time }) => pay_time },
    {
      key: 'sn',
      header: t('sn'),
      width: '200px',
      cell: ({ sn }) => (
        <Text span inherit fz="xs" style={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
          {sn}
        </Text>
      ),
    },
  ]
}
