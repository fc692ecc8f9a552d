import {
  refreshOrders,
  type Schemas,
  usePayOrder,
  usePayOrderLater,
  usePreviewOrderPayment,
} from '@portal/api-client'
import { useText } from '@portal/i18n'
import { notify } from '@portal/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type LoadFailure, loadFailure, refusalOf } from '../failure.tsx'
import { afterRefusal, type Channel, onlyChannel, usableChannel } from './payment.ts'

type PayChannel = Schemas['PayChannel']
/** An account, or none of them yet. */
type Choice = PayChannel | 'later'

/** Keys of the texts `order.pay` that explain why the dialog is still open. */
type PayNotice = 'changed' | 'refreshed' | 'again'

interface Payment {
  /** Undefined until loaded. */
  preview: Schemas['PaymentPreview'] | undefined
  /** Why the order cannot be paid. */
  error: string | undefined
  /** The figures failed to load; a retry may help. */
  lost: LoadFailure | null
  /** The one that the member chose, or the only one that can pay. */
  chosen: Choice | null
  choose: (choice: Choice) => void
  /** The chosen channel if it can be used. */
  channel: Channel | null
  /** The button was pressed without a payment type. */
  missing: boolean
  notice: PayNotice | null
  /** Resolves to false if the dialog must stay open; throws the refusal to show. */
  pay: () => Promise<boolean>
}

/** `owed`: the order is confirmed already. One payment while its dialog is open: figures, choice, and the reaction to failures. */
export function usePayment(id: string, owed: boolean): Payment {
  const t = useText('order')
  const client = useQueryClient()
  // Created when the dialog opens: however often the button is pressed, the order is paid once.
  const [clientRef] = useState(() => crypto.randomUUID())
  const [chosen, setChosen] = useState<Choice | null>(null)
  const [missing, setMissing] = useState(false)
  const [notice, setNotice] = useState<PayNotice | null>(null)
  const preview = usePreviewOrderPayment(
    { id },
    {
      query: {
        // Belongs to this opening. Not refetched on its own, because a repeated payment must carry the same version.
        queryKey: ['POST', '/api/order/payPreview', { id }, clientRef],
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnReconnect: false,
        gcTime: 0,
      },
    },
  )
  const { mutateAsync } = usePayOrder()
  const { mutateAsync: payLater } = usePayOrderLater()
  const channels = preview.data?.channels ?? []
  const isLater = chosen === 'later'
  const channel = isLater ? null : usableChannel(channels, chosen ?? onlyChannel(channels))

  const choose = (next: Choice) => {
    setChosen(next)
    setMissing(false)
  }

  const pay = async () => {
    if (!preview.data) return false
    if (!channel && !isLater) {
      setMissing(true)
      return false
    }
    setNotice(null)
    try {
      const version = preview.data.order_version
      const form = { id, client_ref: clientRef, version }
      if (channel) await mutateAsync({ data: { ...form, channel: channel.channel } })
      else await payLater({ data: form })
    } catch (error) {
      return recover(error)
    }
    notify.success(t(isLater ? 'pay.later.done' : owed ? 'pay.owed.done' : 'pay.done'))
    return true
  }

  const recover = async (error: unknown) => {
    const refusal = refusalOf(error)
    if (!refusal) {
      setNotice('again')
      return false
    }
    const moved = afterRefusal(refusal.errorKey)
    if (moved === 'none') {
      void refreshOrders(client)
      throw refusal
    }
    // The figures have changed; the choice stays.
    await preview.refetch()
    await refreshOrders(client)
    if (moved === 'money') {
      setNotice('refreshed')
      throw refusal
    }
    setNotice('changed')
    return false
  }

  const lost = loadFailure(preview)
  return {
    preview: preview.data,
    error: lost ? undefined : preview.error?.message,
    lost,
    chosen: chosen ?? channel?.channel ?? null,
    choose,
    channel,
    missing,
    notice,
    pay,
  }
}
