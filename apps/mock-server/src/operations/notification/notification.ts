import { labels, type Schemas } from '@portal/api-client/contract'
import { mayRead, type NotificationRecord, textsOf } from '../../domain/notification/notice.ts'
import { noticeRows } from '../../domain/notification/notice-table.ts'
import { invalidFields } from '../../domain/refusal.ts'
import { toSeconds } from '../../domain/time/zones.ts'
import { type Operations, refuse } from '../../edge/operation.ts'
import { pageOf } from '../page.ts'
import { type Viewer, viewerOf } from '../viewer.ts'

/**
 * A member's messages, newest first, without those about things they may no longer see; of the same moment, the later
 * written first.
 */
function messagesOf({ world, member }: Viewer): NotificationRecord[] {
  return world.tables.notification
    .where((row) => row.member_id === member.id && mayRead(noticeRows[row.kind], member))
    .reverse()
    .sort((a, b) => b.create_time - a.create_time)
}

const countUnread = (rows: readonly NotificationRecord[]): number =>
  rows.filter(({ read_time }) => read_time === null).length

function present(row: NotificationRecord, { language }: Viewer): Schemas['Notification'] {
  const { type, level } = noticeRows[row.kind]
  return {
    id: row.id,
    type,
    type_text: labels.NotificationType[language][type],
    level,
    ...textsOf(row, language),
    link: row.link,
    order_id: row.order_id,
    read_time: row.read_time,
    create_time: row.create_time,
  }
}

export const notificationOperations = {
  listNotifications: (call, world) => {
    const viewer = viewerOf(call, world)
    const { unread = false, type } = call.query
    const own = messagesOf(viewer)
    const found = own.filter(
      (row) =>
        (!unread || row.read_time === null) && (type === undefined || noticeRows[row.kind].type === type),
    )
    return {
      ...pageOf(found, call.query, (row) => present(row, viewer)),
      unread: countUnread(own),
    }
  },

  readNotifications: (call, world) => {
    const viewer = viewerOf(call, world)
    const { ids, all = false } = call.body
    if (!ids && !all) throw invalidFields({ ids: 'required' })
    const own = messagesOf(viewer)
    const meant = all ? own : own.filter(({ id }) => ids?.includes(id))
    if (!all && meant.length < new Set(ids).size) throw refuse('NOT_FOUND')
    const read_time = toSeconds(viewer.now)
    for (const row of meant) if (row.read_time === null) world.tables.notification.put({ ...row, read_time })
    return { unread: countUnread(messagesOf(viewer)) }
  },
} satisfies Partial<Operations>
