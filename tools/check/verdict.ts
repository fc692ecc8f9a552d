const listed = (things: readonly string[]) =>
  [things.slice(0, -1).join(', '), things.at(-1)].filter(Boolean).join(' and ')

/** The last line: whether the change is ready, and what of it was not tried. */
export function verdictOf(failed: readonly string[], left: readonly string[], seconds: number): string {
  const ready = failed.length === 0 ? 'Ready to commit' : `Not ready to commit, ${listed(failed)} failed`
  const rest = left.length === 0 ? '' : `, with ${listed(left)} left to npm test`
  return `${ready}${rest}: ${seconds.toFixed(0)} s`
}
