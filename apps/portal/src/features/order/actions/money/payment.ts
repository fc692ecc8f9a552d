import type { Schemas } from '@portal/api-client'

type Preview = Schemas['PaymentPreview']
export type Channel = Preview['channels'][number]

/** The chosen channel if it can be used. */
export const usableChannel = (
  channels: readonly Channel[],
  chosen: Schemas['PayChannel'] | null,
): Channel | null => channels.find(({ channel, allowed }) => channel === chosen && allowed) ?? null

/** The channel that needs no choice: the only one that can pay. */
export function onlyChannel(channels: readonly Channel[]): Schemas['PayChannel'] | null {
  const [only, ...others] = channels.filter(({ allowed }) => allowed)
  return only && others.length === 0 ? only.channel : null
}

/** The effect of paying, as a key of the texts `pay.…`. */
type PayEffect = 'effectNone' | 'effectImpossible' | 'effectPredeposit' | 'effectCredit' | 'effectCreditPlain'

export function payEffect(channel: Channel | null, channels: readonly Channel[]): PayEffect {
  if (!channel) return channels.some(({ allowed }) => allowed) ? 'effectNone' : 'effectImpossible'
  if (channel.channel === 'predeposit') return 'effectPredeposit'
  return channel.bill_due_date === null ? 'effectCreditPlain' : 'effectCredit'
}

/** The next step after a refused payment: the order has changed, the money has, or it is impossible. */
export function afterRefusal(errorKey: Schemas['ErrorKey'] | null): 'order' | 'money' | 'none' {
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

/** Whether the account has this channel; figures of a missing one would mislead. */
export const isOpen = ({ reason_key }: Channel): boolean => reason_key !== 'CHANNEL_NOT_ALLOWED'

/** Whether only money is missing. */
export const isShort = ({ reason_key }: Channel): boolean =>
  reason_key === 'BALANCE_SHORT' || reason_key === 'CREDIT_SHORT'

/** Whether a top-up would make this channel usable. */
export const isPredepositShort = ({ channel, reason_key }: Channel): boolean =>
  channel === 'predeposit' && reason_key === 'BALANCE_SHORT'
