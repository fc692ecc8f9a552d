import { commonNotes, type NotedEvent } from '../order/supplier-notes.ts'
import type { LocalText } from '../text/local-text.ts'

/** What fleets and drivers say, and staff say of them. */
export const rideNotes: Readonly<Record<NotedEvent, LocalText>> = {
  ...commonNotes,
  supplier_reject: {
    en: 'No vehicle of this class is free at that time.',
    'zh-cn': '该时段已无此车型可派。',
  },
  supplier_nack: {
    en: 'The driver is already under way; the cancellation is not accepted.',
    'zh-cn': '司机已出发，无法取消。',
  },
  supplier_unknown: {
    en: 'No answer in time; our staff are asking the fleet.',
    'zh-cn': '供应商未按时答复，客服正在与车队核实。',
  },
  resolve_reject: { en: 'The fleet could not be reached.', 'zh-cn': '无法与车队取得联系。' },
  no_show: {
    en: 'The driver waited the free minutes and called; nobody came.',
    'zh-cn': '司机已等满免费时间并致电，客人未出现。',
  },
}
