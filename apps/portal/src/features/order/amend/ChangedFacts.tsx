import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Alert } from '@portal/ui'
import type { FunctionComponent } from 'react'
import { useNetPriceShown } from '../../../trade/money/net-price.ts'
import { VisibleMoney } from '../../../trade/money/VisibleMoney.tsx'
import { ChangedFact } from '../../../trade/order/ChangedFact.tsx'
import { Fact, Facts } from '../../../trade/order/Facts.tsx'
import type { ProductType } from '../../../trade/product/facts.ts'
import { productPart } from '../../../trade/product/parts.ts'
import type { OrderOf } from '../../../trade/product/product.ts'
import { guestName, guestRowsOf } from './amend-values.ts'
import { isNothing, type Review } from './use-amendment.ts'

type Price = Pick<Schemas['AmendmentPreview'], 'price_diff' | 'settlement_diff'>

interface ChangedFactsProps {
  order: Schemas['Order']
  changes: Schemas['OrderChanges']
  /** The additional cost. */
  price: Price | null
}

/** A change in words: before, after and cost. */
export function ChangedFacts({ order, changes, price }: ChangedFactsProps) {
  const t = useText('order-change')
  const { contact, special_requests } = changes
  return (
    <Facts>
      <Names order={order} guests={changes.guests ?? []} />
      <Own order={order} changes={changes} />
      {contact && (
        <ChangedFact
          name={t('contact')}
          before={contactText(order.contact_person, order.contact_phone, order.contact_email)}
          after={contactText(contact.person, contact.phone, contact.email)}
        />
      )}
      {special_requests !== undefined && (
        <ChangedFact name={t('requests')} before={order.special_requests} after={special_requests} />
      )}
      {price?.price_diff && (
        <Difference price_diff={price.price_diff} settlement_diff={price.settlement_diff} />
      )}
    </Facts>
  )
}

const contactText = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' · ')
const nameText = (full_name: string, local: string | null | undefined): string =>
  local ? `${full_name} (${local})` : full_name

function Names({
  order,
  guests,
}: {
  order: Schemas['Order']
  guests: readonly Schemas['GuestCorrection'][]
}) {
  const rows = guestRowsOf(order)
  return guests.map(({ position, full_name, name_local }) => {
    const before = order.guests[position - 1]
    return (
      <ChangedFact
        key={position}
        name={guestName(rows, position - 1)}
        before={before ? nameText(before.full_name, before.name_local) : ''}
        after={nameText(full_name, name_local)}
      />
    )
  })
}

/** The product's own part. */
function Own<Type extends ProductType>({
  order,
  changes,
}: {
  order: OrderOf<Type>
  changes: Schemas['OrderChanges']
}) {
  const Changed: FunctionComponent<{ order: OrderOf<Type>; changes: Schemas['OrderChanges'] }> =
    productPart('amendments')[order.order_type].Changed
  return <Changed order={order} changes={changes} />
}

function Difference({ price_diff, settlement_diff }: Price) {
  const t = useText('order-change')
  const netShown = useNetPriceShown()
  if (!price_diff || (isNothing(price_diff) && (!settlement_diff || isNothing(settlement_diff)))) {
    return (
      <Fact name={t('price')} wide>
        {t('samePrice')}
      </Fact>
    )
  }
  return (
    <>
      <Fact name={t('price')} wide>
        <VisibleMoney value={price_diff} sign="always" strong />
      </Fact>
      {netShown && settlement_diff && (
        <Fact name={t('settlement')} wide>
          <VisibleMoney value={settlement_diff} sign="always" strong />
        </Fact>
      )}
    </>
  )
}

/** Previews a change: whether it is possible, who must agree, before and after, and the price. */
export function AmendReview({ order, changes, preview }: Review & { order: Schemas['Order'] }) {
  const t = useText('order-change')
  const { verdict, verdict_text } = preview
  return (
    <>
      <Alert role="status" color={verdict === 'never' ? 'orange' : 'blue'} title={verdict_text}>
        {t(verdict === 'never' ? neverText(order) : `verdict.${verdict}`)}
      </Alert>
      <ChangedFacts order={order} changes={changes} price={preview} />
    </>
  )
}

const neverText = ({ cancellation_policy }: Schemas['Order']) =>
  cancellation_policy.non_refundable ? 'never.terms' : 'never.time'
