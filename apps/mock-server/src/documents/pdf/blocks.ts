import type { Fonts } from './fonts.ts'
import { directionOf, type TextDirection } from './line-order.ts'
import type { Block, Colour, Pen, TextLook } from './pen.ts'
import { plainText, wrap } from './text.ts'

export const palette = {
  ink: '#1c2529',
  quiet: '#5a686e',
  accent: '#0b5d66',
  tint: '#eef5f5',
  rule: '#cfdadb',
  alarm: '#b3261e',
  alarmTint: '#fdeeed',
  sheetSize: '#ffffff',
} as const satisfies Record<string, Colour>

interface TextStyle extends Partial<TextLook> {
  align?: 'left' | 'right'
  /** That of the first letter if absent. */
  direction?: TextDirection
}

/** Line height as a multiple of the font size: Chinese characters fill their square and need the space. */
const leading = 1.42

/** Tibetan, Burmese and Khmer letters stack below the line. */
const stacked = /[\u0f00-\u109f\u1780-\u17ff]/
const stackedLeading = 1.75

/** A paragraph; line feeds start new lines. An empty text takes no space. */
export function text(content: string, style: TextStyle = {}): Block {
  const look: TextLook = {
    size: style.size ?? 9,
    weight: style.weight ?? 'regular',
    colour: style.colour ?? palette.ink,
  }
  const plain = plainText(content).trim()
  const pitch = look.size * (stacked.test(plain) ? stackedLeading : leading)
  const direction = style.direction ?? directionOf(plain)
  let broken: { width: number; lines: string[] } | undefined
  const linesFor = (fonts: Fonts, width: number): string[] => {
    if (plain === '') return []
    if (broken?.width !== width) {
      broken = { width, lines: wrap(plain, width, (part) => fonts.width(part, look.size, look.weight)) }
    }
    return broken.lines
  }
  return {
    height: (fonts, width) => linesFor(fonts, width).length * pitch,
    parts: (fonts, width) => linesFor(fonts, width).map((line) => text(line, { ...style, direction })),
    draw(pen, x, top, width) {
      for (const [index, line] of linesFor(pen.fonts, width).entries()) {
        const free = width - pen.fonts.width(line, look.size, look.weight)
        const left = style.align === 'right' || (direction === 'rtl' && plain !== line) ? x + free : x
        pen.line(line, left, top + (index + 0.5) * pitch + look.size * 0.36, look, direction)
      }
    },
  }
}

export function gap(height: number): Block {
  return { height: () => height, draw: () => {}, blank: true }
}

export function rule(thickness = 0.75, colour: Colour = palette.rule): Block {
  return {
    height: () => thickness,
    draw: (pen, x, top, width) => pen.box(x, top, width, thickness, colour),
  }
}

/** Blocks below each other, `space` points apart. Empty blocks leave no gap. */
export function stack(blocks: readonly Block[], space = 0): Block {
  const filled = (fonts: Fonts, width: number) => {
    const visible = blocks.filter((block) => block.height(fonts, width) > 0)
    return visible.flatMap((block, index) => (index > 0 && space > 0 ? [gap(space), block] : [block]))
  }
  return {
    height: (fonts, width) =>
      filled(fonts, width).reduce((sum, block) => sum + block.height(fonts, width), 0),
    parts: filled,
    draw(pen, x, top, width) {
      let at = top
      for (const block of filled(pen.fonts, width)) {
        block.draw(pen, x, at, width)
        at += block.height(pen.fonts, width)
      }
    },
  }
}

interface Cell {
  block: Block
  /** Share of the width, as a weight among its neighbours. */
  share: number
}

/** Blocks side by side, as tall as the tallest. */
export function columns(cells: readonly Cell[], gutter = 14): Block {
  const shares = cells.reduce((sum, { share }) => sum + share, 0)
  const widths = (width: number) =>
    cells.map(({ share }) => ((width - gutter * (cells.length - 1)) * share) / shares)
  const heights = (fonts: Fonts, width: number) =>
    widths(width).map((each, index) => cells[index]?.block.height(fonts, each) ?? 0)
  const parts = (fonts: Fonts, width: number): Block[] => {
    const cut = widths(width).map((each, index) => {
      const block = cells[index]?.block ?? stack([])
      return block.parts?.(fonts, each) ?? [block]
    })
    const count = Math.max(0, ...cut.map(({ length }) => length))
    return Array.from({ length: count }, (_, at) =>
      columns(
        cells.map(({ share }, index) => ({ block: cut[index]?.[at] ?? stack([]), share })),
        gutter,
      ),
    )
  }
  return {
    height: (fonts, width) => Math.max(0, ...heights(fonts, width)),
    parts,
    whole: true,
    draw(pen, x, top, width) {
      let at = x
      for (const [index, each] of widths(width).entries()) {
        cells[index]?.block.draw(pen, at, top, each)
        at += each + gutter
      }
    },
  }
}

interface PanelStyle {
  fill?: Colour
  /** Thin line all around. */
  border?: Colour
  /** Thick line on the left. */
  edge?: Colour
  padding?: number
}

export function panel(inside: Block, { fill, border, edge, padding = 7 }: PanelStyle): Block {
  const inner = (width: number) => width - 2 * padding
  const height = (fonts: Fonts, width: number) => inside.height(fonts, inner(width)) + 2 * padding
  return {
    height,
    draw(pen: Pen, x, top, width) {
      const tall = height(pen.fonts, width)
      if (fill) pen.box(x, top, width, tall, fill)
      if (border) pen.frame(x, top, width, tall, border)
      if (edge) pen.box(x, top, 3, tall, edge)
      inside.draw(pen, x + padding, top + padding, inner(width))
    },
  }
}

/** A small label above its value. */
export function field(label: string, value: string, style: TextStyle = {}): Block {
  if (value.trim() === '') return stack([])
  return stack([text(label, { size: 7.5, colour: palette.quiet }), text(value, style)], 1)
}

export function bullets(lines: readonly string[], style: TextStyle = {}): Block[] {
  const size = style.size ?? 9
  return lines.map((line) => {
    const block = text(line, style)
    const dot: Block = {
      height: () => 0,
      draw: (pen, x, top) => pen.box(x + 2, top + (size * leading) / 2 - 1.25, 2.5, 2.5, palette.accent),
    }
    return columns(
      [
        { block: dot, share: 2 },
        { block: block, share: 98 },
      ],
      0,
    )
  })
}

/** A block below its heading, which stays with the beginning of a block that is higher than a page. */
function headed(heading: Block, block: Block, space: number): Block {
  const { height, draw } = stack([heading, block], space)
  const parts = (fonts: Fonts, width: number): Block[] => {
    const [first, ...rest] = block.parts?.(fonts, width) ?? []
    return first ? [headed(heading, first, space), ...rest] : []
  }
  return { height, draw, parts, whole: true }
}

/** A heading that is never alone at the bottom of a page, and its blocks, `space` points apart. */
export function section(heading: string, blocks: readonly Block[], space = 3): Block[] {
  const [first, ...rest] = blocks
  if (!first) return []
  const title = text(heading, { size: 10, weight: 'bold', colour: palette.accent })
  return [
    gap(8),
    headed(stack([title, rule()], 3), first, 3),
    ...rest.flatMap((block) => [gap(space), block]),
  ]
}

interface TableColumn {
  title: string
  share: number
  align?: 'left' | 'right'
}

/**
 * Rows with a line below each, on one page where they fit; the titles are above the first row of each page. `carried`
 * gives cells that stand below the titles of a page that begins with this row, such as the totals so far.
 */
export function table(
  columnsOf: readonly TableColumn[],
  rows: readonly (readonly Block[])[],
  carried?: (index: number) => readonly Block[],
): Block[] {
  const cellsOf = (blocks: readonly Block[]): Block =>
    columns(columnsOf.map(({ share }, index) => ({ block: blocks[index] ?? stack([]), share })))
  const names = columnsOf.map(({ title, align = 'left' }) =>
    text(title, { size: 8, weight: 'bold', colour: palette.quiet, align }),
  )
  const titles = panel(cellsOf(names), { fill: palette.tint, padding: rowPadding })
  const titlesAbove = (index: number): Block =>
    carried ? stack([titles, panel(cellsOf(carried(index)), { padding: rowPadding }), rule(0.5)]) : titles
  const [first, ...rest] = rows.map((blocks, index): Block => {
    const cells = cellsOf(blocks)
    const above = titlesAbove(index)
    const { height, draw } = stack([panel(cells, { padding: rowPadding }), rule(0.5)])
    const parts = (fonts: Fonts, width: number): Block[] =>
      (cells.parts?.(fonts, width - 2 * rowPadding) ?? []).map((part) => ({
        ...panel(part, { padding: rowPadding }),
        titles: above,
      }))
    return { height, draw, parts, whole: true, titles: above }
  })
  return first ? [headed(titles, first, 0), ...rest] : []
}

const rowPadding = 3
