import type { Schemas } from '@portal/api-client'

type Preview = Schemas['PaymentPreview']
export type Channel = Preview['channels'][number]

/** The chosen channel, as long as it can be used. */
export const usableChannel = (
  channels: readonly Channel[],
  chosen: Schemas['PayChannel'] | null,
): Channel | null => channels.find(({ channel, allowed }) => channel === chosen && allowed) ?? null

/** What paying does, as the sentence before the button: named as in the texts `pay.…`. */
type PayEffect = 'effectNone' | 'effectImpossible' | 'effectPredeposit' | 'effectCredit' | 'effectCreditPlain'

export function payEffect(channel: Channel | null, channels: readonly Channel[]): PayEffect {
  if (!channel) return channels.some(({ allowed }) => allowed) ? 'effectNone' : 'effectImpossible'
  if (channel.channel === 'predeposit') return 'effectPredeposit'
  return channel.bill_due_date === null ? 'effectCreditPlain' : 'effectCredit'
}

/** What to do about a refused payment: the order has moved, the money has, or it is simply not possible. */
export function afterRefusal(errorKey: string | null): 'order' | 'money' | 'none' {
  switch (errorKey) {
    case 'VERSION_CONFLICT':
      return 'order'
    case 'BALANCE_SHORT':
    case 'CREDIT_SHORT':
    case 'CREDIT_OVERDUE':
    case 'SUBACCOUNT_LIMIT':
    case 'APPROVAL_NEEDED':
      return 'money'
    default:
      return 'none'
  }
}

/** Whether the account has this channel at all; figures of one it has not would only mislead. */
export const isOpen = ({ reason_key }: Channel): boolean => reason_key !== 'CHANNEL_NOT_ALLOWED'

/** Whether money is all that is missing. */
export const isShort = ({ reason_key }: Channel): boolean =>
  reason_key === 'BALANCE_SHORT' || reason_key === 'CREDIT_SHORT'

/** Whether a top-up would open this channel. */
export const isPredepositShort = ({ channel, reason_key }: Channel): boolean =>
  channel === 'predeposit' && reason_key === 'BALANCE_SHORT'
