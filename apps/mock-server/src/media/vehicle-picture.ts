import { circle, paletteOf, path, pictureDraw } from './palette.ts'

/** The side of a vehicle by its build: how long, how high, how many windows. */
const builds = [
  { name: /coaster|minibus/, length: 250, height: 96, windows: 6 },
  { name: /hiace|starex|van/, length: 220, height: 88, windows: 4 },
  { name: /noah|alphard|mpv/, length: 205, height: 78, windows: 3 },
  { name: /prado|fortuner|suv/, length: 200, height: 76, windows: 3 },
] as const
const saloon = { length: 195, height: 58, windows: 2 }

/** A vehicle on the road: by day from the side, then at dusk. */
export function vehiclePicture(id: string, n: number): string {
  const { length, height, windows } = builds.find(({ name }) => name.test(id)) ?? saloon
  const colours = paletteOf(`vehicle ${id}`, n === 1 ? 0 : 1)
  const left = (320 - length) / 2
  const roof = 150 - height
  const slope = pictureDraw(id, 'slope').int(18, 34)
  const width = (length - slope * 2 - 16) / windows
  const glass = Array.from({ length: windows }, (_, nth) => {
    const x = Math.round(left + slope + 8 + nth * width)
    return path(
      `M${x} ${roof + 8}h${Math.round(width - 5)}v${Math.round(height * 0.36)}h-${Math.round(width - 5)}z`,
      colours.lit,
    )
  }).join('')
  const wheels = [left + 40, left + length - 40]
    .map((x) => circle(x, 152, 17, '#1f2937') + circle(x, 152, 7, '#cbd5e1'))
    .join('')
  const body = path(
    `M${left} 150v-${Math.round(height * 0.42)}l${slope} -${height - Math.round(height * 0.42)}h${length - slope * 2}l${slope} ${height - Math.round(height * 0.42)}v${Math.round(height * 0.42)}z`,
    colours.accent,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" width="320" height="200"><rect width="320" height="200" fill="${colours.sky[0]}"/><rect y="150" width="320" height="50" fill="#64748b"/><rect y="176" width="320" height="3" fill="#f8fafc" opacity=".7"/>${body}${glass}${wheels}</svg>`
}
