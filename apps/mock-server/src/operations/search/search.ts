import type { SearchSummary } from '../../domain/search/text.ts'
import type { Operations } from '../../edge/operation.ts'
import { searchEntryId } from '../../world/seed/searches.ts'
import type { SearchEntryRecord } from '../../world/tables.ts'
import { say, type Viewer, viewerOf } from '../viewer.ts'

export const searchOperations = {
  listSearchHistory: (call, world) => {
    const viewer = viewerOf(call, world)
    const { product } = call.query
    const list = searchesOf(viewer)
      .filter((entry) => !product || entry.product === product)
      .map(({ id, product, title, subtitle, path, time }) => ({
        id,
        product,
        title: say(title, viewer),
        subtitle: say(subtitle, viewer),
        path,
        time,
      }))
    return { list }
  },
} satisfies Partial<Operations>

/** Searches remembered per member. */
const kept = 20

/** A member's searches, newest first. */
function searchesOf({ world, member }: Pick<Viewer, 'world' | 'member'>): SearchEntryRecord[] {
  return world.tables.search_entry
    .where(({ member_id }) => member_id === member.id)
    .map((entry, made) => ({ entry, made }))
    .sort((a, b) => b.entry.time - a.entry.time || b.made - a.made)
    .map(({ entry }) => entry)
}

/** Remembers a member's search; repeating one moves it to the front. Visitors' searches are not kept. */
export function noteSearch(searched: SearchSummary, viewer: Pick<Viewer, 'world' | 'member' | 'now'>): void {
  const { world, member, now } = viewer
  const id = searchEntryId(member.id, searched)
  const time = Math.floor(now / 1000)
  const known = searchesOf(viewer)
  if (known[0]?.id === id && known[0].time === time) return
  world.tables.search_entry.remove(id)
  world.tables.search_entry.put({ id, member_id: member.id, time, ...searched })
  for (const old of known.filter((entry) => entry.id !== id).slice(kept - 1))
    world.tables.search_entry.remove(old.id)
}
