import { checkHotelRate, isRefusal, type Schemas } from '@portal/api-client'
import { useRef, useState } from 'react'

type Rate = Schemas['Rate']

/** A check that needs a decision: price or terms have changed, or the rate is gone. */
export interface OpenOutcome {
  answer: Schemas['CheckHotelRateAnswer']
  /** The rate as the operator chose it. */
  before: Pick<Rate, 'total_price' | 'room_type'>
}

interface RateCheck {
  /** Key of the rate being checked. */
  checking: string | null
  outcome: OpenOutcome | null
  /** Checks before booking; `go` receives the fresh rate if nothing has changed. */
  check: (rate: Rate) => Promise<void>
  /** The operator has decided. */
  close: () => void
}

interface RateCheckOptions {
  go: (rate: Rate) => void
  /** The key has expired; rates must be loaded again. */
  expired: () => void
}

/** Checks price and terms before a booking. A changed price or a lost room is a result, not an error. */
export function useRateCheck({ go, expired }: RateCheckOptions): RateCheck {
  const [checking, setChecking] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<OpenOutcome | null>(null)
  const running = useRef(false)

  const check = async (rate: Rate) => {
    // A ref, because two clicks can come before React renders.
    if (running.current) return
    running.current = true
    setChecking(rate.rate_key)
    try {
      const answer = await checkHotelRate(
        { rate_key: rate.rate_key, known_total: rate.total_price },
        { announce: true },
      )
      if (answer.rate && checkVerdict(answer, rate) === 'go') go(answer.rate)
      else setOutcome({ answer, before: rate })
    } catch (error) {
      // The notice gives the reason; only an expired key has a next step.
      if (isRefusal(error, 'RATE_EXPIRED')) expired()
    } finally {
      running.current = false
      setChecking(null)
    }
  }
  return { checking, outcome, check, close: () => setOutcome(null) }
}

/** Rooms with rates first, sold-out ones last, otherwise in the server's order. */
export function roomsInOrder(rooms: readonly Schemas['RoomTypeRates'][]) {
  return {
    open: rooms.filter(({ rates }) => rates.length > 0),
    soldOut: rooms.filter(({ rates }) => rates.length === 0),
  }
}

/**
 * What a rate check means: continue, decide, or choose another rate. "On request" is news only for a rate that was
 * available before; `before` is the rate as it was seen, if any.
 */
export function checkVerdict(
  { outcome, rate }: Schemas['CheckHotelRateAnswer'],
  before?: Pick<Rate, 'outcome'>,
): 'go' | 'decide' | 'gone' {
  if (!rate || outcome === 'sold_out') return 'gone'
  if (outcome === 'on_request') return before?.outcome === 'available' ? 'decide' : 'go'
  return outcome === 'available' ? 'go' : 'decide'
}
