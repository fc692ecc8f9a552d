import { cityRows } from '../world/seed/tables/places.ts'
import { circle, path, picture, pictureDraw, rect } from './palette.ts'

/** Countries with stupas in front of the towers. */
const golden = new Set(
  cityRows.filter(({ country }) => ['MM', 'TH', 'LA'].includes(country)).map(({ id }) => id),
)

const skies: readonly (readonly [string, string])[] = [
  ['#f2a65a', '#fbe3c0'],
  ['#7fb2d6', '#eaf4f8'],
  ['#6a5d9c', '#f3b7a0'],
  ['#3f7f8c', '#dff0e6'],
]

/** A stupa: bell, rings and spire. */
const pagoda = (x: number, height: number, fill: string) => {
  const base = 246
  const half = height * 0.42
  const top = base - height
  return path(
    `M${x - half} ${base}h${half * 2}l-${half * 0.3} -${height * 0.16}c-${half * 0.2} -${height * 0.26} -${half * 0.42} -${height * 0.3} -${half * 0.6} -${height * 0.5}L${x} ${top}l-${half * 0.1} ${height * 0.34}c-${half * 0.18} ${height * 0.2} -${half * 0.4} ${height * 0.24} -${half * 0.6} ${height * 0.5}z`,
    fill,
  )
}

function skyline(of: ReturnType<typeof pictureDraw>, fill: string, low: number, high: number): string {
  let d = 'M0 246'
  for (let x = 0; x < 480; ) {
    const width = of.int(18, 46)
    d += `V${246 - of.int(low, high)}h${Math.min(width, 480 - x)}`
    x += width
  }
  return path(`${d}V246z`, fill)
}

/** A city by its id: towers behind, an older building in front, water below. `n` is the time of day. */
export function cityPicture(id: string, n: number): string {
  const of = pictureDraw('city', id)
  const sky = skies[(of.int(0, skies.length - 1) + n) % skies.length] as readonly [string, string]
  const front = golden.has(id)
    ? pagoda(of.int(150, 330), of.int(120, 170), '#c98a1b') + pagoda(of.int(60, 130), 70, '#b57a16')
    : skyline(of, '#2d3f54', 20, 70)
  return picture(sky, [
    circle(of.int(70, 410), of.int(50, 110), 26, '#fff4d6'),
    skyline(of, '#8494a8', 40, 130),
    skyline(of, '#5a6d84', 24, 90),
    front,
    rect(0, 246, 480, 74, '#3e6f7f'),
    path(
      'M0 262q60-8 120 0t120 0 120 0 120 0v4q-60 8-120 0t-120 0-120 0-120 0zM0 292q60-8 120 0t120 0 120 0 120 0v4q-60 8-120 0t-120 0-120 0-120 0z',
      '#5f93a3',
    ),
  ])
}
