import { isSupported } from '@portal/api-client'
import { Link } from '@tanstack/react-router'
import link from '../../shared/link.module.css'
import { orderPage, productOfBooking } from '../product/facts.ts'

interface OrderLinkProps {
  id: string
  /** For a page whose form must stay as it is. */
  newTab?: boolean
}

/** A booking ID that leads to its order, whichever product it is; only the ID for a product nobody knows, or an order that nobody shows. */
export function OrderLink({ id, newTab = false }: OrderLinkProps) {
  const type = productOfBooking(id)
  if (type === undefined || !isSupported('getOrder')) return id
  return (
    <Link to={orderPage(type)} params={{ id }} className={link.link} {...(newTab && { target: '_blank' })}>
      {id}
    </Link>
  )
}
