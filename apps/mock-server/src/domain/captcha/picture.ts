import { characters, type Shape, shapes } from './shapes.ts'

/** The source of randomness; a keyed draw of the world. */
interface Chance {
  int(min: number, max: number): number
  pick<T>(list: readonly T[]): T
  bool(p: number): boolean
  shuffle<T>(list: readonly T[]): T[]
}

/** A box in pixels of the picture, y downwards. */
export interface Box {
  /** As the prompt says it: a character, or the name of a shape in angle brackets. */
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface CaptchaPicture {
  /** In the order in which they are to be clicked. */
  readonly targets: readonly Box[]
  readonly decoys: readonly Box[]
  readonly svg: string
}

export const pictureWidth = 350
export const pictureHeight = 200
const targetCount = 2
const decoyCount = 2
const columns = 4
const rows = 2
const inks = ['#0b4f6c', '#7a2e2e', '#2f5d3a', '#5b3a7a', '#6b4a12', '#1f3b73']

/** Places two targets and two decoys, each in its own cell so that no two boxes overlap. */
export function createCaptcha(chance: Chance, language: 'zh-cn' | 'en'): CaptchaPicture {
  const count = targetCount + decoyCount
  const cells = chance.shuffle(Array.from({ length: columns * rows }, (_, cell) => cell)).slice(0, count)
  const letters = chance.shuffle(characters[language])
  const figures = chance.shuffle(shapes)
  const boxes: Box[] = []
  const marks: string[] = []
  for (const [index, cell] of cells.entries()) {
    const figure = chance.bool(0.5) ? (figures[index] as Shape) : null
    const size = chance.int(32, 42)
    const x = place(chance, cell % columns, pictureWidth / columns, size)
    const y = place(chance, Math.floor(cell / columns), pictureHeight / rows, size)
    boxes.push({
      text: figure ? `<${figure[language]}>` : (letters[index] as string),
      x,
      y,
      width: size,
      height: size,
    })
    const ink = chance.pick(inks)
    const turn = `rotate(${chance.int(-18, 18)} ${x + size / 2} ${y + size / 2})`
    marks.push(
      figure
        ? shapeMark(figure, x, y, size, ink, turn)
        : letterMark(letters[index] as string, x, y, size, ink, turn),
    )
  }
  return {
    targets: boxes.slice(0, targetCount),
    decoys: boxes.slice(targetCount),
    svg: frame([...background(chance), ...marks]),
  }
}

/** Somewhere inside a cell, a little away from its border. */
const place = (chance: Chance, cell: number, length: number, size: number) =>
  Math.floor(cell * length) + chance.int(6, Math.floor(length) - size - 6)

const shapeMark = (shape: Shape, x: number, y: number, size: number, ink: string, turn: string) =>
  `<g transform="${turn}"><path transform="translate(${x} ${y}) scale(${(size / 24).toFixed(3)})" d="${shape.path}" fill="${ink}" fill-rule="evenodd"/></g>`

const fonts = 'PingFang SC,Microsoft YaHei,Noto Sans CJK SC,sans-serif'

const letterMark = (letter: string, x: number, y: number, size: number, ink: string, turn: string) =>
  `<text transform="${turn}" x="${x + size / 2}" y="${y + Math.round(size * 0.86)}" font-family="${fonts}" font-size="${size}" font-weight="700" text-anchor="middle" fill="${ink}">${letter}</text>`

function background(chance: Chance): string[] {
  const hue = chance.int(0, 359)
  const hills = [0, 1, 2].map((n) => {
    const y = 70 + n * 40
    const bend = () => y + chance.int(-30, 30)
    return `<path d="M0 ${bend()}C90 ${bend()} 220 ${bend()} 350 ${bend()}V200H0Z" fill="hsl(${(hue + n * 24) % 360} 45% ${84 - n * 5}%)"/>`
  })
  const strokes = Array.from(
    { length: 5 },
    () =>
      `<path d="M${chance.int(0, 350)} ${chance.int(0, 200)}L${chance.int(0, 350)} ${chance.int(0, 200)}" stroke="hsl(${chance.int(0, 359)} 40% 62%)" stroke-width="1.5"/>`,
  )
  return [`<rect width="350" height="200" fill="hsl(${hue} 50% 92%)"/>`, ...hills, ...strokes]
}

const frame = (parts: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureWidth}" height="${pictureHeight}" viewBox="0 0 ${pictureWidth} ${pictureHeight}">${parts.join('')}</svg>`
