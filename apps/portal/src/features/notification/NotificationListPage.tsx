import { getListNotificationsQueryOptions, type Schemas, useReadNotifications } from '@portal/api-client'
import { formatTime, useText } from '@portal/i18n'
import { Button, type Column, IconBellOff, notify, SecondLine, VisuallyHidden } from '@portal/ui'
import { Link, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { ListTabs } from '../../shared/list/ListTabs.tsx'
import { ListView } from '../../shared/list/ListView.tsx'
import { QuickFilters } from '../../shared/list/QuickFilters.tsx'
import { RowButton, RowButtons } from '../../shared/list/RowButtons.tsx'
import { useList } from '../../shared/list/use-list.ts'
import { NotificationLabel, useTarget } from './NotificationLabel.tsx'
import {
  notificationTypes,
  readNotificationListSearch,
  toNotificationsQuery,
} from './notification-list-search.ts'

type Row = Schemas['Notification']

/** All notifications of the member, newest first. */
export function NotificationListPage() {
  const t = useText('user/notification/list')
  const site = useText('site')
  const common = useText('common')
  const router = useRouter()
  const { mutate, isPending } = useReadNotifications({ request: { announce: true } })
  const targetOf = useTarget()
  const list = useList({
    page: '/user/notification/list',
    read: readNotificationListSearch,
    query: (search) => getListNotificationsQueryOptions(toNotificationsQuery(search)),
    narrowing: ['unread', 'type'],
  })
  const showsUnread = list.search.unread ?? false
  const unread = list.data?.unread

  // A refusal means that something has changed in the meantime.
  const read = (data: Schemas['ReadNotificationsRequest'], onSuccess?: () => void) =>
    mutate({ data }, { onSuccess: () => onSuccess?.(), onError: list.refresh })
  const readOne = ({ id, read_time }: Row) => read_time === null && read({ ids: [id] })
  const columns = useColumns((row, event) => {
    moveFocus(event.currentTarget, showsUnread)
    readOne(row)
  }, readOne)

  return (
    <ListView
      list={list}
      title={site('titles.notifications')}
      actions={
        <Button
          variant="default"
          disabled={!unread}
          loading={isPending}
          onClick={() => read({ all: true }, () => notify.success(t('allRead')))}
        >
          {t('markAll')}
        </Button>
      }
      tabs={
        <ListTabs
          label={t('tabs')}
          tabs={[
            {
              key: 'all',
              text: common('all'),
              count: undefined,
              chosen: !showsUnread,
              link: list.link({ unread: undefined }),
            },
            {
              key: 'unread',
              text: t('unread'),
              count: unread,
              chosen: showsUnread,
              link: list.link({ unread: true }),
            },
          ]}
        />
      }
      filters={
        <QuickFilters
          list={list}
          fields={[
            {
              kind: 'choice',
              name: 'type',
              label: t('type'),
              choices: notificationTypes.map((value) => ({ value, label: t(`types.${value}`) })),
            },
          ]}
        />
      }
      label={t('table')}
      columns={columns}
      rowKey={({ id }) => id}
      onOpen={(row) => {
        readOne(row)
        const target = targetOf(row)
        if (target) void router.navigate(target)
      }}
      noMatch={{ title: t('empty'), hint: t('emptyHint') }}
      none={{ icon: IconBellOff, title: t('none'), hint: t('noneHint') }}
    />
  )
}

/** The pressed button will disappear: focus stays on its row, or moves to the next if the row disappears too. */
function moveFocus(button: HTMLElement, rowGoes: boolean) {
  const row = button.closest<HTMLElement>('[data-index]')
  const next = rowGoes ? (row?.nextElementSibling ?? row?.previousElementSibling) : row
  if (next instanceof HTMLElement) next.focus()
}

function useColumns(
  onMark: (row: Row, event: MouseEvent<HTMLButtonElement>) => void,
  onFollow: (row: Row) => void,
): Column<Row>[] {
  const t = useText('user/notification/list')
  return [
    {
      key: 'subject',
      header: t('subject'),
      cell: (row) => <Subject notification={row} onFollow={() => onFollow(row)} />,
      card: 'title',
    },
    {
      key: 'type',
      header: t('type'),
      cell: (row) => <NotificationLabel notification={row} />,
      card: 'corner',
      width: '16%',
    },
    {
      key: 'time',
      header: t('time'),
      cell: ({ create_time }) => formatTime(create_time, 'yyyy-mm-dd hh:MM'),
      width: '150px',
    },
    {
      key: 'actions',
      header: t('actions'),
      width: '130px',
      cell: (row) =>
        row.read_time === null ? (
          <RowButtons>
            <RowButton label={t('markReadOf', { title: row.title })} onClick={(event) => onMark(row, event)}>
              {t('markRead')}
            </RowButton>
          </RowButtons>
        ) : (
          <SecondLine>{t('read')}</SecondLine>
        ),
    },
  ]
}

function Subject({ notification, onFollow }: { notification: Row; onFollow: () => void }) {
  const t = useText('user/notification/list')
  const { title, body, read_time } = notification
  const target = useTarget()(notification)
  const isUnread = read_time === null
  const name = target ? (
    <Link {...target} onClick={onFollow}>
      {title}
    </Link>
  ) : (
    title
  )
  return (
    <>
      {isUnread ? <strong>{name}</strong> : name}
      {isUnread && <VisuallyHidden component="span"> ({t('unread')})</VisuallyHidden>}
      <SecondLine>{body}</SecondLine>
    </>
  )
}
