import type { World } from '../../world/world.ts'

/** `H2611210007`: product line (hotel, car, airport), day (UTC), running number of the day. */
export function bookingIdFor(world: World, letter: 'H' | 'C' | 'A', now: number): string {
  const day = new Date(now).toISOString().slice(2, 10).replaceAll('-', '')
  const number = world.next(`booking:${letter}${day}`)
  return `${letter}${day}${String(number).padStart(4, '0')}`
}
