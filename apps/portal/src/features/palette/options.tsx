import type { Schemas } from '@portal/api-client'
import { formatDate, formatMoney, formatStay } from '@portal/i18n'
import { StatusBadge, Text } from '@portal/ui'
import type { AnyRouter } from '@tanstack/react-router'
import type { ListOption } from '../../shared/field/OptionList.tsx'
import { TwoLines } from '../../shared/field/SuggestionList.tsx'
import { orderPage } from '../../trade/product/facts.ts'
import type { Entry } from './entries.ts'

/** A page or an action in the list. */
export const entryOption = ({ key, title, place, keys, onChoose }: Entry): ListOption => ({
  key,
  content: <TwoLines name={title} more={place} count={keys && <kbd aria-hidden>{keys}</kbd>} />,
  onChoose,
})

/** An order in the list: service, guest, date, status. */
export function orderOption(row: Schemas['OrderSummary'], router: AnyRouter): ListOption {
  const { booking_id: id, order_type, title, guests_text, check_in_date, tags, allocation } = row
  return {
    key: id,
    content: (
      <TwoLines
        name={title}
        more={
          <>
            {id} · {guests_text} · {/* Chinese text can break between any two characters. */}
            <Text span inherit style={{ whiteSpace: 'nowrap' }}>
              {formatDate(check_in_date)}
            </Text>
            {[allocation.own_reference, allocation.customer, ...tags]
              .filter(Boolean)
              .map((tag) => ` · ${tag}`)}
          </>
        }
        count={<StatusBadge of="order" value={row.order_status} text={row.order_status_text} />}
      />
    ),
    onChoose: () => void router.navigate({ to: orderPage(order_type), params: { id } }),
  }
}

/** A trip in the list: title, reference and customer, dates. */
export const tripOption = (
  { id, title, allocation, first_date, guests_text, status_text }: Schemas['TripSummary'],
  router: AnyRouter,
): ListOption => ({
  key: `trip ${id}`,
  content: (
    <TwoLines
      name={title}
      more={[allocation.own_reference, allocation.customer, guests_text, first_date && formatDate(first_date)]
        .filter(Boolean)
        .join(' · ')}
      count={status_text}
    />
  ),
  onChoose: () => void router.navigate({ to: '/user/trip/detail/$id', params: { id } }),
})

/** A group request in the list: title, hotel, dates, status. */
export const groupOption = (
  { id, title, hotel_name, check_in, check_out, status_text }: Schemas['GroupRequestSummary'],
  router: AnyRouter,
): ListOption => ({
  key: `group ${id}`,
  content: (
    <TwoLines
      name={title}
      more={[hotel_name, formatStay(check_in, check_out)].join(' · ')}
      count={status_text}
    />
  ),
  onChoose: () => void router.navigate({ to: '/user/group/detail/$id', params: { id } }),
})

/** An invoice or its request in the list: number, title, amount, status. */
export const invoiceOption = (
  { id, invoice_no, title, amount, status_text }: Schemas['InvoiceApplicationSummary'],
  router: AnyRouter,
): ListOption => ({
  key: `invoice ${id}`,
  content: (
    <TwoLines name={invoice_no ?? id} more={[title, formatMoney(amount)].join(' · ')} count={status_text} />
  ),
  onChoose: () => void router.navigate({ to: '/user/invoice/details', search: { application: id } }),
})
