import { useWallet } from '@portal/api-client'
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
  const { data, error, isFetching, refetch } = useWallet(undefined, { request: { silent: true } })
  const company: Company | undefined = data && {
    currency: data.wallet.available.currency,
    channels: data.credit ? ['predeposit', 'credit'] : ['predeposit'],
  }
  return { company, error, isFetching, refetch }
}
