import type { Said } from './said.ts'

const some = (names: readonly string[]): string =>
  names.length <= 4 ? names.join(', ') : `${names.slice(0, 3).join(', ')} and ${names.length - 3} more`

function section(title: string, changes: readonly Said[]): string[] {
  if (changes.length === 0) return []
  const lines = changes.map(({ subject, operations, sentence }) => {
    const reach = operations.length === 0 ? '' : ` (${some(operations)})`
    return `  ${subject}${reach}: ${sentence}`
  })
  return ['', `${title} (${changes.length})`, ...lines]
}

/** The changes as lines for the terminal, the breaking ones first. */
export function asText(changes: readonly Said[], revision: string): string {
  const title = `The contract of ${revision} against the working tree`
  if (changes.length === 0) return `${title}: nothing is different.`
  const breaking = changes.filter((change) => change.breaking)
  const harmless = changes.filter((change) => !change.breaking)
  return [
    title,
    ...section('Breaking', breaking),
    ...section('Harmless', harmless),
    '',
    `${breaking.length} breaking, ${harmless.length} harmless.`,
  ].join('\n')
}
