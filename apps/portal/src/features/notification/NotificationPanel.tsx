import { type Schemas, useReadNotifications } from '@portal/api-client'
import { formatTime, useText } from '@portal/i18n'
import { Loader, Menu, Text, VisuallyHidden } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { loadErrorText } from '../../shared/error/load-error-text.ts'
import { MenuFrame, type MenuFrameProps } from '../../shared/menu/MenuPanel.tsx'
import { useTarget } from './NotificationLabel.tsx'
import { latestNotifications } from './UnreadCount.tsx'

/** The bell's menu: the latest notifications with links. */
export default function NotificationPanel(frame: Omit<MenuFrameProps, 'children'>) {
  const t = useText('user/notification/list')
  const common = useText('common')
  // Opened to see news, so data older than a moment is loaded again.
  const { data, error, refetch } = useQuery({ ...latestNotifications(), staleTime: 5000 })
  const read = useReadNotifications({ request: { announce: true } })
  const unread = data?.unread ?? 0
  return (
    <MenuFrame {...frame} width={380}>
      {!data && !error && (
        <Menu.Label>
          <Loader size="xs" aria-hidden /> {common('loading')}
        </Menu.Label>
      )}
      {!data && error && (
        <>
          <Menu.Label role="alert">{loadErrorText(error)}</Menu.Label>
          <Menu.Item closeMenuOnClick={false} onClick={() => void refetch()}>
            {common('retry')}
          </Menu.Item>
        </>
      )}
      {data?.list.length === 0 && <Menu.Label>{t('none')}</Menu.Label>}
      {data?.list.map((notification) => (
        <Entry
          key={notification.id}
          notification={notification}
          onRead={(id) => read.mutate({ data: { ids: [id] } })}
        />
      ))}
      <Menu.Divider />
      {unread > 0 && (
        <Menu.Item closeMenuOnClick={false} onClick={() => read.mutate({ data: { all: true } })}>
          {t('markAll')}
        </Menu.Item>
      )}
      <Menu.Item renderRoot={(props) => <Link to="/user/notification/list" {...props} />}>
        {t('seeAll')}
      </Menu.Item>
    </MenuFrame>
  )
}

interface EntryProps {
  notification: Schemas['Notification']
  onRead: (id: string) => void
}

function Entry({ notification, onRead }: EntryProps) {
  const t = useText('user/notification/list')
  const { id, title, body, type_text, create_time, read_time } = notification
  const target = useTarget()(notification)
  const isUnread = read_time === null
  return (
    <Menu.Item
      onClick={() => isUnread && onRead(id)}
      {...(target && { renderRoot: (props) => <Link {...target} {...props} /> })}
    >
      <Text component="span" display="block" fw={isUnread ? 700 : 400}>
        {title}
        {isUnread && <VisuallyHidden component="span"> ({t('unread')})</VisuallyHidden>}
      </Text>
      <Text component="span" display="block" size="sm" lineClamp={2}>
        {body}
      </Text>
      <Text component="span" display="block" size="xs" c="dimmed">
        {type_text} · {formatTime(create_time, 'yyyy-mm-dd hh:MM')}
      </Text>
    </Menu.Item>
  )
}
