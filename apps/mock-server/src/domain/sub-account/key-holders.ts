type SetBy = (id: string) => readonly string[]

/**
 * Everybody who could sign in as a member: the member who set its password, and anyone who set the password of such a
 * member. Excludes the member itself.
 */
export function keyHolders(id: string, setBy: SetBy): ReadonlySet<string> {
  const holders = new Set<string>()
  const waiting = [...setBy(id)]
  for (let holder = waiting.pop(); holder !== undefined; holder = waiting.pop()) {
    if (holder === id || holders.has(holder)) continue
    holders.add(holder)
    waiting.push(...setBy(holder))
  }
  return holders
}

/**
 * Members on both sides of an approval: those of the asking side, or able to sign in as one of them, who could also
 * sign in as the decider.
 */
export function onBothSides(asking: readonly string[], decider: string, setBy: SetBy): string[] {
  const could = keyHolders(decider, setBy)
  const side = new Set(asking.flatMap((id) => [id, ...keyHolders(id, setBy)]))
  return [...side].filter((id) => could.has(id))
}
