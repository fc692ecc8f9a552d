import type { Schemas } from '@portal/api-client'
import { formatTime, useText } from '@portal/i18n'
import { Section } from '../../../shared/order/Facts.tsx'
import { statusLabel } from '../../../shared/order/order-status-label.ts'
import sections from '../../../shared/order/sections.module.css'
import styles from './detail.module.css'

type Event = Schemas['OrderEvent']

/** What happened, when, by whom; the latest first. Times are the operator's. */
export function TimelineSection({ order }: { order: Schemas['Order'] }) {
  const t = useText('user/order/detail')
  return (
    <Section title={t('sections.timeline')}>
      <ol className={styles.events} reversed>
        {order.timeline.toReversed().map((event) => (
          <li key={`${event.time} ${event.event} ${event.to}`} className={styles.event}>
            <EventLine event={event} type={order.order_type} />
          </li>
        ))}
      </ol>
    </Section>
  )
}

function EventLine({ event, type: product }: { event: Event; type: Schemas['OrderType'] }) {
  const t = useText('user/order/detail')
  const noun = useText('order')
  const { from, to } = event
  const who = (actor: string, type: string) =>
    actor.toLowerCase() === type.toLowerCase() ? actor : t('by', { actor, type })
  const moved = from !== null && to !== null && from !== to
  return (
    <>
      <time className={styles.eventTime} dateTime={new Date(event.time * 1000).toISOString()}>
        {formatTime(event.time)}
      </time>
      <div>
        <span className={styles.eventName}>{event.event_text}</span>
        <span className={sections.hint}>
          {[
            who(event.actor, t(`actorTypes.${event.actor_type}`)),
            moved &&
              t('change', { from: statusLabel(product, from, noun), to: statusLabel(product, to, noun) }),
            event.note,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
    </>
  )
}
