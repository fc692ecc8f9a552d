/** Code that several files of a build share; the bundler splits it by who needs it. */
export interface Part {
  file: string
  /** Characters, minified. */
  size: number
  /** Files besides its own that come with it. */
  styles: readonly string[]
  /** Who needs it, by the name of what is opened: pages, dialogs, what follows the first paint. */
  users: ReadonlySet<string>
  /** Files that have to be there first. */
  imports: readonly string[]
}

/** What opening something is worth, against the others. */
export type Weight = (user: string) => number

/** A request costs as much as this many characters. */
export const requestCost = 6000

/** Parts that travel in one file. */
interface Group {
  parts: readonly Part[]
  size: number
  styled: boolean
  users: ReadonlySet<string>
}

const alone = (part: Part): Group => ({
  parts: [part],
  size: part.size,
  styled: part.styles.length > 0,
  users: part.users,
})

/**
 * Joins parts as long as that makes opening pages cheaper: a request less for who needs both, against bytes too many for
 * who needs one of them. Parts that would then have to wait for each other stay apart.
 */
export function joinParts(parts: readonly Part[], weight: Weight): (readonly Part[])[] {
  let groups = parts.map(alone)
  for (;;) {
    const best = bestPair(groups, weight)
    if (!best) return groups.map((group) => group.parts)
    const [one, other] = best
    const joined = {
      parts: [...one.parts, ...other.parts],
      size: one.size + other.size,
      styled: one.styled || other.styled,
      users: new Set([...one.users, ...other.users]),
    }
    groups = [...groups.filter((group) => group !== one && group !== other), joined]
  }
}

function bestPair(groups: readonly Group[], weight: Weight): [Group, Group] | null {
  const pairs = groups.flatMap((one, index) =>
    groups.slice(index + 1).flatMap((other) => {
      const gain = gainOf(one, other, weight)
      return gain > 0 ? [{ pair: [one, other] as [Group, Group], gain }] : []
    }),
  )
  const possible = pairs
    .toSorted((a, b) => b.gain - a.gain)
    .find(({ pair: [one, other] }) => !waits(one, other, groups) && !waits(other, one, groups))
  return possible?.pair ?? null
}

function gainOf(one: Group, other: Group, weight: Weight): number {
  // Styles are a request of their own.
  const saved = one.styled && other.styled ? 2 * requestCost : requestCost
  let gain = 0
  for (const user of one.users) gain += weight(user) * (other.users.has(user) ? saved : -other.size)
  for (const user of other.users) if (!one.users.has(user)) gain -= weight(user) * one.size
  return gain
}

/** Whether `one` needs `other` by way of a third; joined, both would wait for what waits for them. */
function waits(one: Group, other: Group, groups: readonly Group[]): boolean {
  const next = ({ parts }: Group) => {
    const wanted = new Set(parts.flatMap(({ imports }) => imports))
    return groups.filter((each) => each.parts.some(({ file }) => wanted.has(file)))
  }
  const found = new Set<Group>()
  const queue = next(one).filter((group) => group !== other && group !== one)
  for (let group = queue.pop(); group; group = queue.pop()) {
    if (group === other) return true
    if (found.has(group)) continue
    found.add(group)
    queue.push(...next(group))
  }
  return false
}
