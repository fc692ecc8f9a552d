/** A table in Markdown, its columns aligned: words to the left, figures to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((name, column) =>
    Math.max(name.length, 3, ...rows.map((row) => (row[column] ?? '').length)),
  )
  const figures = head.map(
    (_, column) => rows.length > 0 && rows.every((row) => /^(?:[×\d.]*|–)$/.test(row[column] ?? '')),
  )
  const line = (cells: readonly string[]) =>
    `| ${widths
      .map((width, column) => {
        const cell = cells[column] ?? ''
        return figures[column] ? cell.padStart(width) : cell.padEnd(width)
      })
      .join(' | ')} |`
  const rule = `|${widths.map((width, column) => (figures[column] ? `${'-'.repeat(width + 1)}:` : '-'.repeat(width + 2))).join('|')}|`
  return [line(head), rule, ...rows.map(line)].join('\n')
}
