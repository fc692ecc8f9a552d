import { type Schemas, useRecheckQuote } from '@portal/api-client'
import { useState } from 'react'

export interface QuoteCheck {
  busy: boolean
  /** The last check's results by option; empty before the first. */
  found: Readonly<Record<string, Schemas['QuoteOptionCheck']>>
  /** The server's message, if it was refused. */
  refusal: string | null
  run: () => void
}

/** Checks prices and terms of all options again. What the customer was promised stays. */
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
