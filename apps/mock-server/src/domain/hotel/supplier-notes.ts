import { commonNotes, type NotedEvent } from '../order/supplier-notes.ts'
import type { LocalText } from '../text/local-text.ts'

/** What hotels say, and staff say of them. */
export const stayNotes: Readonly<Record<NotedEvent, LocalText>> = {
  ...commonNotes,
  supplier_reject: { en: 'The hotel has no room left for these nights.', 'zh-cn': '酒店在所订日期已无房。' },
  supplier_nack: { en: 'The hotel does not accept the cancellation.', 'zh-cn': '酒店不接受取消。' },
  supplier_unknown: {
    en: 'No answer in time; our staff are asking the hotel.',
    'zh-cn': '供应商未按时答复，客服正在与酒店核实。',
  },
  resolve_reject: { en: 'The hotel could not be reached.', 'zh-cn': '无法与酒店取得联系。' },
  no_show: { en: 'The hotel reports a no-show.', 'zh-cn': '酒店反馈客人未到店。' },
}
