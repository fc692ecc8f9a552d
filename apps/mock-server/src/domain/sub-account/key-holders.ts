type SetBy = (id: string) => readonly string[]

/**
 * Everybody who could sign in as a member: who has set its password, and who has set the password of one of these. The
 * member itself is not among them.
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
 * Who stands on both sides of an approval: members of the asking side, or who could sign in as one of them, who could
 * also sign in as the one who decides.
 */
export function onBothSides(asking: readonly string[], decider: string, setBy: SetBy): string[] {
  const could = keyHolders(decider, setBy)
  const side = new Set(asking.flatMap((id) => [id, ...keyHolders(id, setBy)]))
  return [...side].filter((id) => could.has(id))
}
