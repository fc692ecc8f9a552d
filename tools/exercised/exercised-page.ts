/** What one test has made the backend do. */
export interface Noted {
  /** Project, file and titles. */
  readonly test: string
  /** Each call with how it ended: `payOrder ok`, `payOrder BALANCE_SHORT`. */
  readonly calls: readonly string[]
  /** Each move of an order: `hotel pending_payment pay`. */
  readonly moves: readonly string[]
}

/** One thing that a test can exercise, with the tests that did. */
export interface Covered {
  readonly name: string
  readonly tests: readonly string[]
  /** Why there is no test; absent where there is no reason. */
  readonly reason?: string
}

/** Which of the names each test has exercised; names that none has keep an empty list. */
export function covered(
  names: readonly string[],
  noted: readonly Noted[],
  of: (one: Noted) => readonly string[],
): Covered[] {
  const tests = new Map(names.map((name) => [name, [] as string[]]))
  for (const one of noted) for (const name of new Set(of(one))) tests.get(name)?.push(one.test)
  return [...tests].map(([name, by]) => ({ name, tests: by }))
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

const row = ({ name, tests, reason }: Covered): string => {
  const by =
    tests.length === 0
      ? reason === undefined
        ? '<em>none</em>'
        : escaped(reason)
      : `<details><summary>${tests.length}</summary><ul>${tests.map((test) => `<li>${escaped(test)}</li>`).join('')}</ul></details>`
  return `<tr><td><code>${escaped(name)}</code></td><td>${by}</td></tr>`
}

/** How many of them at least one test has exercised: `12 of 40`. */
export const share = (rows: readonly Covered[]): string =>
  `${rows.filter(({ tests }) => tests.length > 0).length} of ${rows.length}`

/** What nothing exercises and nothing excuses comes first, then what has a reason. */
const rank = ({ tests, reason }: Covered): number =>
  tests.length > 0 ? tests.length : reason === undefined ? -1 : 0

/** A page that says what the browser tests have exercised, by which test, and why not; what none has comes first. */
export function exercisedPage(sections: Readonly<Record<string, readonly Covered[]>>): string {
  const parts = Object.entries(sections).map(([title, rows]) => {
    const sorted = rows.toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name))
    return `<h2>${escaped(title)}: ${share(rows)}</h2>
<table><thead><tr><th scope="col">what</th><th scope="col">tests</th></tr></thead><tbody>
${sorted.map(row).join('\n')}
</tbody></table>`
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>What the browser tests exercise</title>
<style>
body { font: 15px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
table { border-collapse: collapse; width: 100% }
th, td { text-align: start; vertical-align: top; padding: .3rem .75rem .3rem 0; border-bottom: 1px solid #8886 }
</style>
<h1>What the browser tests exercise</h1>
${parts.join('\n')}
</html>
`
}
