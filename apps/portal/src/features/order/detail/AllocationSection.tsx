import { isSupported, type Schemas } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Button } from '@portal/ui'
import { allocationFields, useAllocation } from '../../../trade/allocation/allocation.ts'
import { Fact, Facts, Section } from '../../../trade/order/Facts.tsx'
import { type DialogName, mayBookAgain } from '../actions/order-actions.ts'

interface AllocationSectionProps {
  order: Schemas['Order']
  onStart: (action: DialogName, id: string) => void
}

/** Own reference, customer and cost centre: those that the company uses, and those that the order has. */
export function AllocationSection({ order, onStart }: AllocationSectionProps) {
  const t = useText('allocation')
  const setting = useAllocation()?.setting
  const mayBook = useHoldsNode('order/book') && mayBookAgain(order.actions)
  const mayWrite = mayBook && isSupported('saveOrderAllocation')
  const isUsed = setting !== undefined && allocationFields.some((field) => setting[field] !== 'off')
  const shown = allocationFields.filter(
    (field) => order.allocation[field] || (setting && setting[field] !== 'off'),
  )
  if (shown.length === 0) return null
  return (
    <Section title={t('title')}>
      <Facts>
        {shown.map((field) => (
          <Fact key={field} name={t(`fields.${field}`)}>
            {order.allocation[field] || t('none')}
          </Fact>
        ))}
      </Facts>
      {mayWrite && isUsed && (
        <div>
          <Button variant="default" onClick={() => onStart('save_allocation', order.booking_id)}>
            {t('edit')}
          </Button>
        </div>
      )}
    </Section>
  )
}
