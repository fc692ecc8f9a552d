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
  /** Who loads it: whoever needs one of its parts, or a file that imports it. */
  users: ReadonlySet<string>
}

/** All files below a file: what it imports, and what that imports. */
type Below = ReadonlyMap<Group, ReadonlySet<Group>>

const alone = (part: Part): Group => ({
  parts: [part],
  size: part.size,
  styled: part.styles.length > 0,
  users: part.users,
})

/**
 * Joins parts as long as that makes opening pages cheaper: a request less for who needs both, against bytes too many for
 * who needs one of them, with all that the other one imports. Parts that would then have to wait for each other stay
 * apart.
 */
export function joinParts(parts: readonly Part[], weight: Weight): (readonly Part[])[] {
  let groups = parts.map(alone)
  for (;;) {
    const below = filesBelow(groups)
    const best = bestPair(groups, below, weight)
    if (!best) return groups.map((group) => group.parts)
    groups = withJoined(groups, below, best)
  }
}

/** Both as one file. Who loads it now loads what either of them imports. */
function withJoined(groups: readonly Group[], below: Below, [one, other]: [Group, Group]): Group[] {
  const joined: Group = {
    parts: [...one.parts, ...other.parts],
    size: one.size + other.size,
    styled: one.styled || other.styled,
    users: new Set([...one.users, ...other.users]),
  }
  const imported = new Set([...(below.get(one) ?? []), ...(below.get(other) ?? [])])
  return [
    ...groups
      .filter((group) => group !== one && group !== other)
      .map((group) =>
        imported.has(group) ? { ...group, users: new Set([...group.users, ...joined.users]) } : group,
      ),
    joined,
  ]
}

function filesBelow(groups: readonly Group[]): Below {
  const holding = new Map(groups.flatMap((group) => group.parts.map(({ file }) => [file, group] as const)))
  const next = ({ parts }: Group) =>
    parts.flatMap(({ imports }) => imports.flatMap((file) => holding.get(file) ?? []))
  return new Map(
    groups.map((group) => {
      const found = new Set<Group>()
      const queue = next(group)
      for (let each = queue.pop(); each; each = queue.pop()) {
        if (each === group || found.has(each)) continue
        found.add(each)
        queue.push(...next(each))
      }
      return [group, found]
    }),
  )
}

function bestPair(groups: readonly Group[], below: Below, weight: Weight): [Group, Group] | null {
  const costs = new Map(groups.map((group) => [group, costOf(group, below)]))
  const pairs = groups.flatMap((one, index) =>
    groups.slice(index + 1).flatMap((other) => {
      const gain = gainOf(one, other, weight, costs)
      return gain > 0 ? [{ pair: [one, other] as [Group, Group], gain }] : []
    }),
  )
  const possible = pairs
    .toSorted((a, b) => b.gain - a.gain)
    .find(({ pair: [one, other] }) => !waits(one, other, below) && !waits(other, one, below))
  return possible?.pair ?? null
}

/** What a file costs somebody who has not loaded it: itself, and whatever it imports that they lack, as requests too. */
function costOf(group: Group, below: Below) {
  const imported = [...(below.get(group) ?? [])]
  const known = new Map<string, number>()
  return (user: string): number => {
    const cost =
      known.get(user) ??
      imported.reduce((sum, each) => (each.users.has(user) ? sum : sum + each.size + requestCost), group.size)
    known.set(user, cost)
    return cost
  }
}

function gainOf(
  one: Group,
  other: Group,
  weight: Weight,
  costs: ReadonlyMap<Group, (user: string) => number>,
): number {
  // Styles are a request of their own.
  const saved = one.styled && other.styled ? 2 * requestCost : requestCost
  let gain = 0
  for (const user of one.users) if (other.users.has(user)) gain += weight(user) * saved
  // Most pairs have nobody in common.
  if (gain === 0) return 0
  for (const user of one.users)
    if (!other.users.has(user)) gain -= weight(user) * (costs.get(other)?.(user) ?? 0)
  for (const user of other.users)
    if (!one.users.has(user)) gain -= weight(user) * (costs.get(one)?.(user) ?? 0)
  return gain
}

/** Whether `one` needs `other` by way of a third; joined, both would wait for what waits for them. */
const waits = (one: Group, other: Group, below: Below): boolean =>
  [...(below.get(one) ?? [])].some((third) => third !== other && below.get(third)?.has(other))
