import { useGetWallet } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import type { Company } from './account-form.ts'

interface AskedCompany {
  /** Undefined until the wallet has answered. */
  company: Company | undefined
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** The currency and the channels of the company, as its wallet shows them. */
export function useCompany(): AskedCompany {
  const seesNet = useHoldsNode('order/viewNet')
  const { data, error, isFetching, refetch } = useGetWallet()
  const company: Company | undefined = data && {
    currency: data.wallet.currency,
    seesNet,
    channels: data.credit ? ['predeposit', 'credit'] : ['predeposit'],
  }
  return { company, error, isFetching, refetch }
}
