import type { BodyOf, Language } from '@portal/api-client/contract'
import { chargeLine } from '../../domain/hotel/quote-option.ts'
import type { OrderEventRecord, OrderRecord } from '../../domain/order/order.ts'
import { referencesOf, roomsText, titleOf } from '../../domain/order/service.ts'
import { toSeconds } from '../../domain/time/zones.ts'
import { messageText } from '../../texts/text.ts'
import { sendMessage } from '../notification/notify.ts'
import type { Viewer } from '../viewer.ts'
import { changedLines } from './voucher-base.ts'
import { verifyUrl, voucherSettingOf, withFallback } from './voucher-branding.ts'

/** Seconds between two mails of one order's voucher. */
const resendSeconds = 60

/** Seconds until the voucher may be sent again; `now` in epoch ms. */
export function secondsToWait({ timeline }: OrderRecord, now: number): number {
  const last = timeline.findLast(({ event }) => event === 'send_voucher')
  return last ? Math.max(0, last.time + resendSeconds - toSeconds(now)) : 0
}

/**
 * Mails the newest version once to each address, and records on the order who got it. `origin` is the portal with the
 * page that verifies it.
 */
export function mailVoucher(
  order: OrderRecord,
  request: BodyOf<'sendVoucher'>,
  viewer: Viewer,
  origin: string,
): void {
  const { world, member, now } = viewer
  const receivers = [...new Set(request.to.map((address) => address.toLowerCase()))]
  const { texts, path } = letterOf(order, request, viewer)
  const text = `${texts}\n${origin}${path}`
  for (const target of receivers)
    sendMessage(world, { channel: 'email', target, event: 'voucher', code: null, text })
  const note = receivers.join(', ')
  const sent: OrderEventRecord = {
    time: toSeconds(now),
    actor_type: 'member',
    actor: member.nickname,
    event: 'send_voucher',
    from: order.order_status,
    to: null,
    note: { en: note, 'zh-cn': note },
  }
  world.tables.order.put({ ...order, version: order.version + 1, timeline: [...order.timeline, sent] })
}

function letterOf(order: OrderRecord, { message = '', ...request }: BodyOf<'sendVoucher'>, viewer: Viewer) {
  const { world, company } = viewer
  const setting = voucherSettingOf(world, company)
  const chosen = request.language ?? setting.language
  // A bilingual voucher is mailed with words in the sender's language.
  const language: Language = chosen === 'bilingual' ? viewer.language : chosen
  const version = order.voucher_version ?? 1
  const texts = messageText(language, 'voucher_mail', {
    company: withFallback(setting.company_name)[language],
    order: order.id,
    title: titleOf(order)[language],
    version,
    references: referencesOf(order)[language],
    message,
  })
  const further = [...changedLines(order), ...order.pay_at_service.map(chargeLine)]
  return {
    texts: [texts.trim(), roomsText(order)[language], ...further.map((line) => line[language])]
      .filter(Boolean)
      .join('\n'),
    path: verifyUrl(world, { order_id: order.id, version }, language),
  }
}
