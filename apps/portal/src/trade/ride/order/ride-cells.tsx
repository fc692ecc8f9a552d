import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { SecondLine, Text } from '@portal/ui'
import { wallClock } from '../../../shared/time/server-clock.ts'
import styles from '../../order/order-columns.module.css'
import { type Row, Thing } from '../../order/order-columns.tsx'

/** Start of the ride, in local time. */
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

/** The driver, or the status of the assignment. */
export function Driver({ row: { service } }: { row: Row }) {
  if (!service) return null
  const { driver_name, plate_number, dispatch_status_text } = service
  return driver_name ? (
    <Thing short title={driver_name} subtitle={plate_number} />
  ) : (
    <SecondLine>{dispatch_status_text}</SecondLine>
  )
}

/** The end of a transfer that is not the airport. */
export const placeText = ({ transfer_type, from_text, to_text }: Schemas['OrderServiceLine']): string =>
  transfer_type === 'dropoff' ? from_text : to_text

/** From where to where. */
export const routeText = ({ from_text, to_text }: Schemas['OrderServiceLine']): string =>
  `${from_text} → ${to_text}`

/** An order of a product with a driver, by its data. */
export type RideOrder = Extract<Schemas['Order'], { dispatch: Schemas['Dispatch'] }>
