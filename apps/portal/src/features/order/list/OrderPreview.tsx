import { type Schemas, useGetOrder } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Drawer, LinesSkeleton, SkeletonArea, Stack, StatusBadge, Text } from '@portal/ui'
import type { FunctionComponent, KeyboardEvent } from 'react'
import { ButtonLink } from '../../../shared/ButtonLink.tsx'
import { LoadError } from '../../../shared/error/LoadError.tsx'
import { allocationFields } from '../../../trade/allocation/allocation.ts'
import { paperDrawer } from '../../../trade/document/paper-drawer.ts'
import { NetMoney } from '../../../trade/money/NetMoney.tsx'
import { Fact, Facts } from '../../../trade/order/Facts.tsx'
import { OrderTags } from '../../../trade/order/OrderTags.tsx'
import { orderPage, type ProductType } from '../../../trade/product/facts.ts'
import { productPart } from '../../../trade/product/parts.ts'
import type { OrderOf } from '../../../trade/product/product.ts'
import { ActionBar } from '../actions/ActionBar.tsx'
import type { DialogName } from '../actions/order-actions.ts'
import { NextDeadline } from '../detail/NextDeadline.tsx'
import { outlookText } from '../detail/outlook.ts'

interface OrderPreviewProps {
  /** Booking ID of the order beside the list; closed when absent. */
  id: string | undefined
  onClose: () => void
  /** Moves to the next or previous order of the list. */
  onMove: (lines: 1 | -1) => void
  onStart: (action: DialogName, id: string) => void
}

/** Keys to move between orders, as in the list. */
const steps: Partial<Record<string, 1 | -1>> = { j: 1, k: -1 }

/** A preview of one order beside the list, with its actions; j and k move on. */
export function OrderPreview({ id, onClose, onMove, onStart }: OrderPreviewProps) {
  const t = useText('user/order/list')

  function step({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
    const lines = steps[key]
    if (lines && !ctrlKey && !metaKey && !altKey) onMove(lines)
  }

  return (
    <Drawer
      opened={id !== undefined}
      onClose={onClose}
      position="right"
      size={480}
      onKeyDown={step}
      classNames={paperDrawer}
      title={id === undefined ? t('preview') : t('previewOf', { id })}
    >
      {id !== undefined && <Preview id={id} onStart={onStart} />}
    </Drawer>
  )
}

function Preview({ id, onStart }: { id: string; onStart: OrderPreviewProps['onStart'] }) {
  const { data, error, isFetching, refetch } = useGetOrder({ id })
  if (data) return <Glance order={data.order} onStart={onStart} />
  if (error) return <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <SkeletonArea>
      <LinesSkeleton lines={4} />
      <LinesSkeleton lines={6} />
    </SkeletonArea>
  )
}

interface GlanceProps {
  order: Schemas['Order']
  onStart: OrderPreviewProps['onStart']
}

function Glance({ order, onStart }: GlanceProps) {
  const t = useText('user/order/list')
  const noun = useText('order')
  const allocation = useText('allocation')
  const id = order.booking_id
  return (
    <Stack align="flex-start">
      <StatusBadge of="order" value={order.order_status} text={order.order_status_text} />
      <Text>{outlookText(order, noun)}</Text>
      <NextDeadline order={order} />
      <Facts>
        <Bought order={order} />
        <Fact name={noun('guests')} wide>
          {guestNames(order).join(noun('actions.separator'))}
        </Fact>
        <Fact name={noun('settlementPrice')}>
          <NetMoney value={order.total_settlement_price} strong />
        </Fact>
        <Fact name={t('operator')}>{order.operator.nickname}</Fact>
        {allocationFields.map(
          (field) =>
            order.allocation[field] && (
              <Fact key={field} name={allocation(`fields.${field}`)}>
                {order.allocation[field]}
              </Fact>
            ),
        )}
        {order.internal_remark && (
          <Fact name={noun('remark.remark')} wide>
            {order.internal_remark}
          </Fact>
        )}
        {order.tags.length > 0 && (
          <Fact name={noun('remark.tags')} wide>
            <OrderTags tags={order.tags} />
          </Fact>
        )}
      </Facts>
      <ButtonLink variant="default" to={orderPage(order.order_type)} params={{ id }}>
        {t('openOrder')}
      </ButtonLink>
      <ActionBar order={order} onStart={onStart} />
    </Stack>
  )
}

/** All guests, the lead of each room or car first. */
const guestNames = ({ guests }: Schemas['Order']): string[] =>
  (guests as readonly Pick<Schemas['Guest'], 'is_lead' | 'full_name'>[])
    .toSorted((one, other) => Number(other.is_lead) - Number(one.is_lead))
    .map(({ full_name }) => full_name)

/** The booked service and its time. */
function Bought<Type extends ProductType>({ order }: { order: OrderOf<Type> }) {
  const Glance: FunctionComponent<{ order: OrderOf<Type> }> = productPart('glances')[order.order_type]
  return <Glance order={order} />
}
