/** The lowest kind of test that really proves a row; a higher kind proves it too. */
export const levels = ['unit', 'component', 'e2e'] as const
export type Level = (typeof levels)[number]

export interface Row {
  /** `R<section>.<number>`; an id keeps its meaning and is never used again. */
  readonly id: string
  readonly text: string
  readonly where: string
  readonly level: Level
}

const rowPattern = /^\| (R\d{1,2}\.\d{2}) \| (.+) \| (.+) \| (\w+) \|$/

const isLevel = (word: string): word is Level => levels.some((level) => level === word)

/**
 * Reads the tables of docs/requirements.md.
 * @throws Error that names the line, when a row is malformed or an id stands twice
 */
export function readRows(markdown: string): Row[] {
  const rows = new Map<string, Row>()
  for (const line of markdown.split('\n')) {
    if (!/^\| R\d/.test(line)) continue
    const [, id, text, where, level] = rowPattern.exec(line) ?? []
    if (
      id === undefined ||
      text === undefined ||
      where === undefined ||
      level === undefined ||
      !isLevel(level)
    )
      throw new Error(`Not a row of four cells with a known level: ${line}`)
    if (rows.has(id)) throw new Error(`${id} stands twice`)
    rows.set(id, { id, text, where, level })
  }
  return [...rows.values()]
}

/** `R4.19` belongs to section `4`. */
export const sectionOf = (id: string): string => id.slice(1, id.indexOf('.'))

/** The headings `## 4. States and transitions`, by section number. */
export function readSections(markdown: string): Map<string, string> {
  return new Map(
    [...markdown.matchAll(/^## (\d+)\. (.+)$/gm)].map(([, number = '', title = '']) => [number, title]),
  )
}
