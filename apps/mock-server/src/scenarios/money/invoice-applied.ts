import type { Schemas } from '@portal/api-client/contract'
import type { PersonaName } from '../../world/personas.ts'
import type { Scenario } from '../scenario.ts'
import { first, type Stage } from '../stage.ts'

const titles = {
  goldenland: { title_id: 'it-101', kind: 'normal' },
  jadecredit: { title_id: 'it-202', kind: 'special' },
} as const satisfies Partial<Record<PersonaName, { title_id: string; kind: Schemas['InvoiceKind'] }>>

/** Hands in an application over one order; answers its number. */
export async function appliedInvoice(stage: Stage, persona: keyof typeof titles): Promise<string> {
  const me = stage.as(persona)
  const { list } = await me.done('listInvoiceableOrders', { query: { limit: 100 } })
  const free = list.filter(({ blocked_key }) => blocked_key === null)
  const { booking_id: id, invoiceable } = first(free, 'order that can be invoiced')
  const { application } = await me.done('applyInvoice', {
    body: {
      ...titles[persona],
      client_ref: stage.ref(),
      orders: [{ id, amount: invoiceable.amount }],
      content_item: 'accommodation',
      delivery: { email: 'finance@goldenland.example' },
    },
  })
  return application.id
}

export const invoiceApplied: Scenario = {
  group: 'money',
  title: { en: 'Invoice applied for', 'zh-cn': '发票已申请' },
  text: {
    en: 'An application waits for its review; it can be withdrawn until then.',
    'zh-cn': '开票申请等待审核，审核前可撤回。',
  },
  persona: 'goldenland',
  prepare: async (stage) => {
    const id = await appliedInvoice(stage, 'goldenland')
    return { path: `/user/invoice/details?keyword=${id}` }
  },
}
