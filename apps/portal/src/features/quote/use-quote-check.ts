import { type Schemas, useRecheckQuote } from '@portal/api-client'
import { useState } from 'react'

export interface QuoteCheck {
  busy: boolean
  /** What the last check found, by option; empty before the first. */
  found: Readonly<Record<string, Schemas['QuoteOptionCheck']>>
  /** Why it was refused, in the server's words. */
  refusal: string | null
  run: () => void
}

/** Prices and terms of all options, asked for once more. What the customer was promised stays until it is changed. */
export function useQuoteCheck(id: string): QuoteCheck {
  const recheck = useRecheckQuote()
  const [found, setFound] = useState<QuoteCheck['found']>({})
  const run = () =>
    recheck.mutate(
      { data: { id } },
      {
        onSuccess: ({ options }) =>
          setFound(Object.fromEntries(options.map((option) => [option.id, option]))),
      },
    )
  return { busy: recheck.isPending, found, refusal: recheck.error?.message ?? null, run }
}
