import type { Schemas } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import { Deadline, useNow } from '@portal/ui'
import styles from './detail.module.css'
import { type NextDeadline as Next, nextDeadline } from './outlook.ts'

/** The next moment that matters, on both clocks, with what happens then. Nothing where no clock runs. */
export function NextDeadline({ order }: { order: Schemas['Order'] }) {
  const t = useText('order')
  const next = nextDeadline(order, useNow())
  if (!next) return null
  return (
    <div className={styles.next}>
      <p className={styles.nextName}>{t(`deadline.${next.kind}`)}</p>
      <Deadline at={next.at} tz={order.tz} then={thenText(next, t)} />
    </div>
  )
}

function thenText(next: Next, t: ReturnType<typeof useText<'order'>>): string {
  if (next.kind !== 'free' && next.kind !== 'fee') return t(`deadline.${next.kind}Then`)
  return t(next.full ? 'deadline.fullThen' : 'deadline.feeThen', { money: formatMoney(next.money) })
}
