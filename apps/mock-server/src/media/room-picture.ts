import { circle, paletteOf, path, picture, pictureDraw, rect } from './palette.ts'

const floors = ['#b58b61', '#9c7350', '#c2a37c', '#8d8f94'] as const
const covers = ['#0f766e', '#b45309', '#7c2d12', '#1e3a8a', '#5b21b6', '#3f6212', '#9f1239'] as const

function bed(x: number, width: number, cover: string): string {
  return [
    rect(x - 6, 148, width + 12, 46, '#6b4f3a', ' rx="6"'),
    rect(x, 186, width, 62, '#fbf8f2', ' rx="6"'),
    rect(x + 8, 174, width / 2 - 14, 22, '#fff', ' rx="8"'),
    rect(x + width / 2 + 6, 174, width / 2 - 14, 22, '#fff', ' rx="8"'),
    rect(x, 214, width, 38, cover, ' rx="5"'),
  ].join('')
}

/** Picture `n` of a room type: bed, bed with desk, bathroom. */
export function roomPicture(id: string, n: number): string {
  const hotel = id.slice(0, id.indexOf('-'))
  const colours = paletteOf(hotel, 0)
  const of = pictureDraw(id, n)
  const wall = [colours.wall, '#f7f3ea'] as const
  if (n % 3 === 0) return bathroom(colours.accent, wall, of.bool(0.5))
  const cover = pictureDraw(id, 'cover').pick(covers)
  const twin = id.endsWith('tri') || pictureDraw(id, 'twin').bool(0.4)
  const shift = n % 3 === 1 ? 0 : -70
  const beds = twin
    ? bed(110 + shift, 100, cover) + bed(236 + shift, 100, cover)
    : bed(140 + shift, 180, cover)
  const window = [
    rect(352, 56, 96, 112, '#fff'),
    rect(358, 62, 84, 100, colours.sky[0]),
    path('M358 162v-30l24-18 20 14 22-26 18 16v44z', colours.leaf),
    rect(340, 50, 16, 126, colours.accent),
    rect(444, 50, 16, 126, colours.accent),
  ].join('')
  const desk =
    n % 3 === 1
      ? ''
      : `${rect(318, 206, 130, 8, '#6b4f3a')}${rect(324, 214, 6, 44, '#5d412a')}${rect(436, 214, 6, 44, '#5d412a')}${rect(344, 176, 50, 30, '#333c48')}`
  const art = `${rect(170 + shift, 66, 90, 56, '#fff')}${rect(175 + shift, 71, 80, 46, colours.accent)}${circle(215 + shift, 94, 14, colours.lit)}`
  const lamp = `${path(`M${84 + shift} 146h26l6 26h-38z`, '#ffe9b8')}${rect(94 + shift, 172, 5, 40, '#6b4f3a')}`
  return picture(wall, [
    window,
    art,
    rect(0, 250, 480, 70, of.pick(floors)),
    shift === 0 ? lamp : '',
    beds,
    desk,
  ])
}

function bathroom(accent: string, wall: readonly [string, string], tub: boolean): string {
  const tiles = Array.from({ length: 7 }, (_, row) => `M0 ${40 + row * 30}h480v1H0z`).join('')
  const bath = tub
    ? `${rect(236, 190, 210, 62, '#fff', ' rx="26"')}${rect(252, 246, 12, 12, '#8f8f8f')}${rect(418, 246, 12, 12, '#8f8f8f')}`
    : `${rect(300, 40, 130, 214, '#cfe3ea', ' opacity=".6"')}${path('M352 60h26v6h-26zM362 66h6v20h-6z', '#7b858c')}`
  return picture(wall, [
    path(tiles, '#dcd6ca'),
    rect(60, 56, 110, 84, '#d4e6ec', ' rx="8"'),
    rect(44, 184, 142, 14, '#fff'),
    rect(54, 198, 122, 54, accent),
    path('M112 168h6v16h-6zM112 168h20v5h-20z', '#7b858c'),
    bath,
    rect(0, 252, 480, 68, '#b9b4a8'),
  ])
}
