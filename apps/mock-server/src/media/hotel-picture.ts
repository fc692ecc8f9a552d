import { circle, type Palette, paletteOf, path, picture, pictureDraw, rect } from './palette.ts'

const groundY = 262

/** Windows of one façade as a single path: rows and columns of panes. */
function panes(
  x: number,
  y: number,
  columns: number,
  rows: number,
  step: readonly [number, number],
  size: readonly [number, number],
  only: (cell: number) => boolean,
): string {
  let d = ''
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (!only(row * columns + column)) continue
      d += `M${x + column * step[0]} ${y + row * step[1]}h${size[0]}v${size[1]}h-${size[0]}z`
    }
  }
  return d
}

function trees(key: string, colours: Palette): string {
  const of = pictureDraw(key, 'trees')
  return Array.from({ length: of.int(3, 5) }, (_, index) => {
    const x = 20 + index * 104 + of.int(0, 30)
    const r = of.int(14, 24)
    return rect(x - 2, groundY - r, 4, r + 6, '#6b4f3a') + circle(x, groundY - r - 6, r, colours.leaf)
  }).join('')
}

function building(id: string, key: string, colours: Palette): string {
  const of = pictureDraw(id, 'building')
  const columns = of.int(5, 9)
  const rows = of.int(4, 8)
  const width = columns * 26 + 20
  const height = rows * 22 + 34
  const x = Math.round((480 - width) / 2) + of.int(-30, 30)
  const y = groundY - height
  const lit = pictureDraw(key, 'lit')
  const on = Array.from({ length: columns * rows }, () => lit.bool(0.35))
  const roofs = [
    rect(x - 8, y - 10, width + 16, 10, colours.roof),
    path(`M${x - 10} ${y}L${x + width / 2} ${y - 34}L${x + width + 10} ${y}z`, colours.roof),
    path(
      `M${x - 8} ${y}h${width + 16}l-16-14h-${width - 16}zM${x + width / 2 - 3} ${y - 14}h6v-22h-6z`,
      colours.roof,
    ),
  ]
  const glass = panes(x + 16, y + 14, columns, rows, [26, 22], [14, 13], (cell) => !on[cell])
  const light = panes(x + 16, y + 14, columns, rows, [26, 22], [14, 13], (cell) => on[cell] ?? false)
  const middle = x + width / 2
  return [
    rect(x, y, width, height, colours.wall),
    rect(x + width - 14, y, 14, height, colours.wallShade),
    of.pick(roofs),
    path(glass, colours.glass),
    path(light, colours.lit),
    rect(middle - 40, groundY - 28, 80, 6, colours.accent),
    rect(middle - 16, groundY - 22, 32, 22, colours.lit),
  ].join('')
}

const ground = (colours: Palette) =>
  rect(0, groundY, 480, 58, colours.ground) + path(`M200 320L226 ${groundY}h28L290 320z`, '#cfc7b6')

function facade(id: string, n: number, hour: 0 | 1 | 2): string {
  const key = `${id}/${n}`
  const colours = paletteOf(id, hour)
  const of = pictureDraw(key, 'sun')
  const sun = circle(
    of.int(50, 430),
    of.int(36, 90),
    hour === 2 ? 12 : 20,
    hour === 0 ? '#fff3c4' : '#f8e7c0',
  )
  return picture(colours.sky, [sun, building(id, key, colours), ground(colours), trees(key, colours)])
}

function pool(id: string, n: number): string {
  const colours = paletteOf(id, 0)
  const of = pictureDraw(id, n)
  const beds = Array.from({ length: 4 }, (_, index) => {
    const x = 40 + index * 110 + of.int(0, 12)
    return `${rect(x, 238, 50, 7, '#fff')}${path(`M${x + 62} 252V196h3v56zM${x + 36} 200q28-34 56 0z`, colours.accent)}`
  }).join('')
  return picture(colours.sky, [
    rect(0, 120, 480, 110, colours.wall),
    path(
      panes(24, 136, 9, 3, [50, 30], [30, 18], () => true),
      colours.glass,
    ),
    rect(0, 226, 480, 94, '#d9ccb4'),
    beds,
    path('M30 270q210-26 420 0v34q-210 22-420 0z', '#39a9c0'),
    path('M70 282q40-8 80 0t80 0 80 0v4q-40 8-80 0t-80 0-80 0z', '#8fd8e6'),
  ])
}

function restaurant(id: string, n: number): string {
  const colours = paletteOf(id, 1)
  const of = pictureDraw(id, n)
  const tables = Array.from({ length: 3 }, (_, index) => {
    const x = 90 + index * 150 + of.int(-14, 14)
    const lamp = `<path d="M${x} 0V60" stroke="#4a3b2a" stroke-width="2"/>${path(`M${x - 22} 82q22-36 44 0z`, colours.accent)}`
    return `${lamp}${rect(x - 46, 216, 92, 8, '#7a5638')}${rect(x - 4, 224, 8, 52, '#5d412a')}${circle(x - 18, 210, 9, '#fff')}${circle(x + 18, 210, 9, '#fff')}`
  }).join('')
  return picture(
    ['#f7ead6', '#efd9b8'],
    [
      rect(40, 70, 400, 96, colours.glass),
      path('M136 70h6v96h-6zM238 70h6v96h-6zM340 70h6v96h-6z', '#fff7e8'),
      rect(0, 270, 480, 50, '#b58b61'),
      tables,
    ],
  )
}

/** Picture `n` of a hotel: by day, at dusk, pool, restaurant, by night, and the façade from another side. */
export function hotelPicture(id: string, n: number): string {
  const views = [
    () => facade(id, n, 0),
    () => facade(id, n, 1),
    () => pool(id, n),
    () => restaurant(id, n),
    () => facade(id, n, 2),
  ]
  return (views[(n - 1) % views.length] as () => string)()
}
