import { useRouterState } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The order is new, so its payment dialog opens at once. */
    offerPayment?: boolean
  }
}

/** Whether the operator has just placed the order. */
export const usePaymentOffered = (): boolean =>
  useRouterState({ select: ({ location }) => location.state.offerPayment === true })
