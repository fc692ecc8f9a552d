import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { StatusBadge } from '@portal/ui'
import type { ReactNode } from 'react'
import sections from '../../../shared/order/sections.module.css'
import { ActionBar } from '../actions/ActionBar.tsx'
import { ChangeOffer } from '../actions/ChangeOffer.tsx'
import type { DialogName } from '../actions/order-actions.ts'
import styles from './detail.module.css'
import { NextDeadline } from './NextDeadline.tsx'
import { outlookText } from './outlook-text.ts'

interface OrderHeaderProps {
  order: Schemas['Order']
  /** What was booked. */
  subject: ReactNode
  /** When it takes place. */
  when: ReactNode
  onStart: (action: DialogName, id: string) => void
}

/** Where the order stands, what happens next and when, and what can be done about it. */
export function OrderHeader({ order, subject, when, onStart }: OrderHeaderProps) {
  const t = useText('order')
  const page = useText('user/order/detail')
  return (
    <div className={styles.head}>
      <div className={styles.headTop}>
        <div className={styles.state}>
          <StatusBadge of="order" value={order.order_status} text={order.order_status_text} />
          <p>{outlookText(order, t)}</p>
          <p className={styles.subject}>{subject}</p>
          <p>{when}</p>
        </div>
        <NextDeadline order={order} />
      </div>
      {order.change_offer && (
        <div>
          <h2 className={sections.sectionTitle}>{page('offer')}</h2>
          <ChangeOffer offer={order.change_offer} />
        </div>
      )}
      <ActionBar order={order} onStart={onStart} />
    </div>
  )
}
