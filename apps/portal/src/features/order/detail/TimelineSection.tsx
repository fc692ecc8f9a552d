import type { Schemas } from '@portal/api-client'
import { formatTime, useText } from '@portal/i18n'
import { statusText } from '@portal/ui'
import styles from './detail.module.css'
import { Section } from './Facts.tsx'

type Event = Schemas['OrderEvent']

/** What happened, when, by whom; the latest first. Times are the operator's. */
export function TimelineSection({ events }: { events: readonly Event[] }) {
  const t = useText('user/order/detail')
  return (
    <Section title={t('sections.timeline')}>
      <ol className={styles.events} reversed>
        {events.toReversed().map((event) => (
          <li key={`${event.time} ${event.event} ${event.to}`} className={styles.event}>
            <EventLine event={event} />
          </li>
        ))}
      </ol>
    </Section>
  )
}

function EventLine({ event }: { event: Event }) {
  const t = useText('user/order/detail')
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
        <span className={styles.hint}>
          {[
            who(event.actor, t(`actorTypes.${event.actor_type}`)),
            moved && t('change', { from: statusText('order', from), to: statusText('order', to) }),
            event.note,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
    </>
  )
}
