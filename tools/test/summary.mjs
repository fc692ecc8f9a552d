/**
 * @typedef {{ name: string, passed: number, failed: number, seconds: number }} Line
 * @typedef {Line & { failures: import('./failures.mjs').Failure[], durations: import('./durations.mjs').Duration[] }} Row
 */

/**
 * The result of all steps as a table of plain text.
 * @param {Line[]} rows
 */
export function table(rows) {
  const lines = rows.map((row) => [row.name, String(row.passed), String(row.failed), row.seconds.toFixed(1)])
  const all = [['step', 'passed', 'failed', 'seconds'], ...lines]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((line) => line[column]?.length ?? 0)))
  return all
    .map((line) =>
      line
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
        .join('  '),
    )
    .join('\n')
}
