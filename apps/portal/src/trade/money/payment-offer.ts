import { useRouterState } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The order was placed just now, so its payment is offered at once. */
    offerPayment?: boolean
  }
}

/** Whether the operator comes to an order straight from placing it. */
export const usePaymentOffered = (): boolean =>
  useRouterState({ select: ({ location }) => location.state.offerPayment === true })
