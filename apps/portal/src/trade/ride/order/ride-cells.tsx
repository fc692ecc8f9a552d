import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { SecondLine, Text } from '@portal/ui'
import { wallClock } from '../../../shared/time/wall-clock.ts'
import styles from '../../order/order-columns.module.css'
import { type Row, Thing } from '../../order/order-columns.tsx'

/** When the ride begins, on the clock of the place. */
export function ServiceStart({ row: { service, check_in_date } }: { row: Row }) {
  const t = useText('ride-order')
  if (!service) return check_in_date
  const [day, time] = wallClock(service.service_start_local).split(' ')
  return (
    <div className={styles.stay}>
      <Text span inherit style={{ whiteSpace: 'nowrap' }}>
        {day}
      </Text>{' '}
      <Text span inherit style={{ whiteSpace: 'nowrap' }}>
        {time}
      </Text>
      <SecondLine>{service.duration_text ?? t('localTime')}</SecondLine>
    </div>
  )
}

/** Who drives, or how far that is. */
export function Driver({ row: { service } }: { row: Row }) {
  if (!service) return null
  const { driver_name, plate_number, dispatch_status_text } = service
  return driver_name ? (
    <Thing short title={driver_name} subtitle={plate_number} />
  ) : (
    <SecondLine>{dispatch_status_text}</SecondLine>
  )
}

/** The end of a transfer that its flight does not name. */
export const placeText = ({ transfer_type, from_text, to_text }: Schemas['OrderServiceLine']): string =>
  transfer_type === 'dropoff' ? from_text : to_text

/** From where to where. */
export const routeText = ({ from_text, to_text }: Schemas['OrderServiceLine']): string =>
  `${from_text} → ${to_text}`
