import type { SupplierEventName } from '@portal/mock-server/control'
import { Button, Group, NativeSelect, TextInput } from '@portal/ui'
import { useId, useState } from 'react'
import { type PanelTexts, usePanelTexts } from './panel-texts.ts'
import { orderOnPage, useSeen, useSteering } from './steering.ts'

interface Choice {
  readonly event: SupplierEventName
  readonly detail?: object
}

/** What a supplier, staff or an airline can do to an order; some actions need a detail. */
const choices: { readonly [Name in keyof PanelTexts['events']]: Choice } = {
  confirm: { event: 'confirm' },
  reject: { event: 'reject' },
  change: { event: 'change' },
  silent: { event: 'silent' },
  reconfirm: { event: 'reconfirm' },
  cancel_ack: { event: 'cancel_ack' },
  cancel_nack: { event: 'cancel_nack' },
  amend_ack: { event: 'amend_ack' },
  amend_nack: { event: 'amend_nack' },
  refund_ack: { event: 'refund_ack' },
  refund_nack: { event: 'refund_nack' },
  assign_driver: { event: 'assign_driver' },
  report_extras: { event: 'report_extras', detail: { overtime_hours: 2 } },
  flight_delayed: { event: 'flight', detail: { what: 'delayed', minutes: 90 } },
  flight_landed: { event: 'flight', detail: { what: 'landed' } },
  flight_cancelled: { event: 'flight', detail: { what: 'cancelled' } },
  no_show: { event: 'no_show' },
  price_fell: { event: 'price', detail: { percent: -15 } },
  price_rose: { event: 'price', detail: { percent: 10 } },
}
const names = Object.keys(choices) as (keyof typeof choices)[]

/** Makes the supplier of an order answer at once, in the chosen way. */
export function SupplierPart() {
  const t = usePanelTexts()
  const { control, router, act } = useSteering()
  const clock = useSeen('clock', (from) => from.clock.read())
  const [typed, setTyped] = useState<string | null>(null)
  const [name, setName] = useState<keyof typeof choices>('confirm')
  const [done, setDone] = useState(false)
  const orders = useId()
  const order = typed ?? orderOnPage(router.state.location.pathname)
  const waiting = [...new Set((clock?.jobs ?? []).map(({ subject }) => subject))].filter((one) =>
    /^[A-Z]\d{6,}$/.test(one),
  )
  const send = async () => {
    setDone(false)
    const { event, detail } = choices[name]
    await act(async () => {
      await control.supplier(event, order, detail)
      setDone(true)
    })
  }
  return (
    <>
      <TextInput
        label={t.supplier.order}
        description={t.supplier.hint}
        value={order}
        list={orders}
        onChange={(event) => setTyped(event.currentTarget.value.trim())}
      />
      <datalist id={orders}>
        {waiting.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </datalist>
      <NativeSelect
        mt="sm"
        label={t.supplier.event}
        value={name}
        data={names.map((value) => ({ value, label: t.events[value] }))}
        onChange={(event) => setName(event.currentTarget.value as typeof name)}
      />
      <Group gap="xs" align="flex-end">
        <Button mt="sm" disabled={order === ''} onClick={() => void send()}>
          {t.supplier.send}
        </Button>
        <span role="status">{done && t.supplier.done}</span>
      </Group>
    </>
  )
}
