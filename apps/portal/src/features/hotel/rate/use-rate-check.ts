import { checkHotelRate, isRefusal, type Schemas } from '@portal/api-client'
import { useRef, useState } from 'react'

type Rate = Schemas['Rate']

/** A check that needs the operator: price or terms have moved, or the rate is gone. */
export interface OpenOutcome {
  answer: Schemas['CheckHotelRateAnswer']
  /** The rate as it was chosen. */
  before: Pick<Rate, 'total_price' | 'room_type'>
}

interface RateCheck {
  /** Key of the rate that is being checked. */
  checking: string | null
  outcome: OpenOutcome | null
  /** Checks once more before booking; `go` is called with the fresh rate when nothing has moved. */
  check: (rate: Rate) => Promise<void>
  /** The operator has decided. */
  close: () => void
}

interface RateCheckOptions {
  go: (rate: Rate) => void
  /** The key is too old to be checked; the rates must be listed again. */
  expired: () => void
}

/** The check of price and terms before a booking. A moved price or a lost room is an outcome, not an error. */
export function useRateCheck({ go, expired }: RateCheckOptions): RateCheck {
  const [checking, setChecking] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<OpenOutcome | null>(null)
  const running = useRef(false)

  const check = async (rate: Rate) => {
    // The ref, not the state: two clicks may come before React draws again.
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
      // The notice has said why; only an expired key has a way on.
      if (isRefusal(error, 'RATE_EXPIRED')) expired()
    } finally {
      running.current = false
      setChecking(null)
    }
  }
  return { checking, outcome, check, close: () => setOutcome(null) }
}

/** Rooms with rates first, sold-out ones at the end; the server's order within each. */
export function roomsInOrder(rooms: readonly Schemas['RoomTypeRates'][]) {
  return {
    open: rooms.filter(({ rates }) => rates.length > 0),
    soldOut: rooms.filter(({ rates }) => rates.length === 0),
  }
}

/**
 * What a rate check means for the operator: go on, decide, or look for another one. That the hotel must be asked is
 * news only about a rate that was free until now; `before` is the rate as it was seen, if it was.
 */
export function checkVerdict(
  { outcome, rate }: Schemas['CheckHotelRateAnswer'],
  before?: Pick<Rate, 'outcome'>,
): 'go' | 'decide' | 'gone' {
  if (!rate || outcome === 'sold_out') return 'gone'
  if (outcome === 'on_request') return before?.outcome === 'available' ? 'decide' : 'go'
  return outcome === 'available' ? 'go' : 'decide'
}
