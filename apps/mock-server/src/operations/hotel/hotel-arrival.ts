import type { Candidate } from '../../domain/hotel/search.ts'
import type { World } from '../../world/world.ts'
import type { Destination } from './hotel-candidates.ts'

/** When each source answers, in ms after the search began. */
const sourceDelays = [0, 600, 1400] as const

interface Arrival {
  readonly arrived: readonly Candidate[]
  /** Percent of the sources that have answered. */
  readonly progress: number
}

/**
 * What a search begun at `issued` (epoch ms) has found so far. Under a ticking clock the sources answer one after
 * another. A frozen clock would leave every search unfinished, so there all sources answer at once. The exception is
 * a search for the slow hotel itself, which waits until the clock is advanced.
 */
export function arrivalOf(
  world: World,
  destination: Destination,
  candidates: readonly Candidate[],
  issued: number,
): Arrival {
  const passed = world.clock.now() - issued
  const frozen = world.clock.mode === 'frozen'
  const delayOf = ({ hotel, frame }: Candidate): number => {
    const slow = frame.carrier?.slow_ms ?? 0
    if (frozen) return destination.type === 'hotel' && destination.id === hotel.id ? slow : 0
    return slow || sourceDelays[hotel.supplier]
  }
  const delays = [...new Set([...(frozen ? [] : sourceDelays), ...candidates.map(delayOf)])]
  const answered = delays.filter((delay) => delay <= passed).length
  return {
    arrived: candidates.filter((candidate) => delayOf(candidate) <= passed),
    progress: delays.length === 0 ? 100 : Math.floor((answered / delays.length) * 100),
  }
}
