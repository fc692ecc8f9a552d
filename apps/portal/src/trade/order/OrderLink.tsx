import { isSupported } from '@portal/api-client'
import { Link } from '@tanstack/react-router'
import link from '../../shared/links.module.css'
import { orderPage, productOfBooking } from '../product/facts.ts'

interface OrderLinkProps {
  id: string
  /** Opens a new tab, to keep the form of this page. */
  newTab?: boolean
}

/** A booking ID as a link to its order; plain text for an unknown product or an unavailable page. */
export function OrderLink({ id, newTab = false }: OrderLinkProps) {
  const type = productOfBooking(id)
  if (type === undefined || !isSupported('getOrder')) return id
  return (
    <Link to={orderPage(type)} params={{ id }} className={link.link} {...(newTab && { target: '_blank' })}>
      {id}
    </Link>
  )
}
