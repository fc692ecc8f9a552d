import { invalidFields } from '../refusal.ts'

/** The contract's limit for one order. */
const mostTags = 10

/** What makes two spellings one tag: upper and lower case, full and half width do not count. */
export const tagKey = (tag: string): string => tag.normalize('NFKC').trim().toLowerCase()

export interface TagChange {
  readonly add_tags?: readonly string[] | undefined
  readonly remove_tags?: readonly string[] | undefined
}

/** The tags after a change: those that stay, then the new ones. Throws when they become too many, or one is on both sides. */
export function changedTags(
  tags: readonly string[],
  { add_tags = [], remove_tags = [] }: TagChange,
): string[] {
  const removed = new Set(remove_tags.map(tagKey))
  // Another spelling is no contradiction: the tag is written anew.
  const both = remove_tags.findIndex((tag) => add_tags.includes(tag))
  if (both >= 0)
    throw invalidFields({
      [`remove_tags[${both}]`]: { key: 'tag_added_and_removed', params: { tag: remove_tags[both] ?? '' } },
    })
  const known = new Map<string, string>()
  for (const tag of [...tags.filter((one) => !removed.has(tagKey(one))), ...add_tags]) {
    const key = tagKey(tag)
    if (key !== '' && !known.has(key)) known.set(key, tag.trim())
  }
  if (known.size > Math.max(mostTags, tags.length))
    throw invalidFields({ add_tags: { key: 'tags_full', params: { maximum: mostTags, count: tags.length } } })
  return [...known.values()]
}

/** How many orders have each tag, as the first of them spells it; the most frequent first. */
export function countTags(all: Iterable<readonly string[]>): { tag: string; count: number }[] {
  const counts = new Map<string, { tag: string; count: number }>()
  for (const tags of all)
    for (const tag of tags) {
      const key = tagKey(tag)
      const known = counts.get(key)
      if (known) known.count += 1
      else counts.set(key, { tag, count: 1 })
    }
  return [...counts.values()].sort((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1))
}
