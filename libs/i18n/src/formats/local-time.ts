import { offsetIn } from './zone.ts'

/** Minutes east of UTC of a zone (IANA) at that moment (epoch ms). */
function minutesEast(tz: string, instant: number): number {
  const [, sign, hours, minutes] = /UTC([+-])(\d{2}):(\d{2})/.exec(offsetIn(tz, instant)) ?? []
  const east = Number(hours ?? 0) * 60 + Number(minutes ?? 0)
  return sign === '-' ? -east : east
}

const two = (figure: number) => String(figure).padStart(2, '0')

/** What a clock in a zone (IANA) shows, `2026-12-10T14:00`, with the offset it has then: `…:00+06:30`. */
export function withOffset(local: string, tz: string): string {
  const face = Date.parse(`${local}:00Z`)
  const nearly = face - minutesEast(tz, face) * 60_000
  const east = minutesEast(tz, nearly)
  const size = Math.abs(east)
  return `${local}:00${east < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}
