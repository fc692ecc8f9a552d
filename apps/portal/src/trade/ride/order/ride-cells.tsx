import type { Schemas } from '@portal/api-client'
import { SecondLine } from '@portal/ui'
import { Clocks } from '../../order/Facts.tsx'
import styles from '../../order/order-columns.module.css'
import { type Row, Thing } from '../../order/order-columns.tsx'

/** Start of the ride, on the reader's clock and the place's. */
export function ServiceStart({ row: { service, check_in_date } }: { row: Row }) {
  if (!service) return check_in_date
  return (
    <div className={styles.start}>
      <Clocks at={service.service_start_local} tz={service.tz} />
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
