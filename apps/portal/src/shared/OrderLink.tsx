import { Link } from '@tanstack/react-router'
import styles from './OrderLink.module.css'
import { orderPage } from './order-address.ts'

interface OrderLinkProps {
  id: string
  /** For a page whose form must stay as it is. */
  newTab?: boolean
}

/** A booking ID that leads to its order, whichever product it is. */
export function OrderLink({ id, newTab = false }: OrderLinkProps) {
  return (
    <Link to={orderPage(id)} params={{ id }} className={styles.link} {...(newTab && { target: '_blank' })}>
      {id}
    </Link>
  )
}
