import type { Schemas } from '@portal/api-client'
import { formatMoney, type TextCatalogue, type Translate } from '@portal/i18n'
import { safeUrl } from '../../shared/address/safe-url.ts'

export type AttentionLevel = Schemas['NotificationLevel']

export interface AttentionItem {
  key: string
  level: AttentionLevel
  text: string
  /** Page that deals with it; empty if the member may not open it. */
  to: string
}

const rank = { error: 0, warning: 1, info: 2, success: 3 } as const satisfies Record<AttentionLevel, number>

type Day = Pick<Schemas['Dashboard'], 'alerts' | 'kpis' | 'money'>

/** What is wrong and what is waiting, the most urgent first. `approvals` is the number that the member may decide. */
export function attentionItems(
  { alerts, kpis, money }: Day,
  approvals: number,
  t: Translate<TextCatalogue['user/account/overview']>,
): AttentionItem[] {
  const due = money.due_soon && /[1-9]/.test(money.due_soon.amount) ? money.due_soon : null
  const items: (AttentionItem | false)[] = [
    ...alerts.map(({ level, text, link }, index) => ({
      key: `alert ${index}`,
      level,
      text,
      to: safeUrl(link, 'return-path') ?? '',
    })),
    approvals > 0 && {
      key: 'approvals',
      level: 'warning',
      text: t('attention.approvals', { count: approvals }),
      to: '/user/approval/list',
    },
    kpis.unpaid > 0 && {
      key: 'unpaid',
      level: 'warning',
      text: due
        ? t('attention.unpaidDue', { count: kpis.unpaid, money: formatMoney(due) })
        : t('attention.unpaid', { count: kpis.unpaid }),
      // All products, which no order list has.
      to: '/user/order/deadlines?kind=pay',
    },
    kpis.invoices_waiting > 0 && {
      key: 'invoices',
      level: 'info',
      text: t('attention.invoices', { count: kpis.invoices_waiting }),
      to: '/user/invoice/details',
    },
  ]
  // The sort is stable: alerts of the server come first within their level.
  return items.filter((item) => item !== false).toSorted((a, b) => rank[a.level] - rank[b.level])
}
