import { Link } from '@tanstack/react-router'
import styles from './OrderLink.module.css'
import { orderPage } from './order-address.ts'

/** A booking ID that leads to its order, whichever product it is. */
export function OrderLink({ id }: { id: string }) {
  return (
    <Link to={orderPage(id)} params={{ id }} className={styles.link}>
      {id}
    </Link>
  )
}
