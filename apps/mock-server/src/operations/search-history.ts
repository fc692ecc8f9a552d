import type { LocalText } from '../domain/hotel/priced-rate.ts'
import { hashOf } from '../world/draw.ts'
import type { SearchEntryRecord } from '../world/tables.ts'
import type { Viewer } from './viewer.ts'

/** More searches than this are not remembered of a member. */
const kept = 20

export interface Searched {
  readonly product: SearchEntryRecord['product']
  /** Destination and dates in words. */
  readonly title: LocalText
  /** Rooms and guests in words. */
  readonly subtitle: LocalText
  /** Address in the portal that repeats the search; what makes two searches the same. */
  readonly path: string
}

/** Of one member, the newest first. */
export function searchesOf({ world, member }: Pick<Viewer, 'world' | 'member'>): SearchEntryRecord[] {
  return world.tables.search_entry
    .where(({ member_id }) => member_id === member.id)
    .map((entry, made) => ({ entry, made }))
    .sort((a, b) => b.entry.time - a.entry.time || b.made - a.made)
    .map(({ entry }) => entry)
}

/** Remembers what a member searched; the same search again moves to the front. Visitors leave nothing behind. */
export function noteSearch(searched: Searched, viewer: Pick<Viewer, 'world' | 'member' | 'now'>): void {
  const { world, member, now } = viewer
  const id = `sh-${member.id}-${hashOf(searched.product, searched.path).toString(36)}`
  const time = Math.floor(now / 1000)
  const known = searchesOf(viewer)
  if (known[0]?.id === id && known[0].time === time) return
  world.tables.search_entry.remove(id)
  world.tables.search_entry.put({ id, member_id: member.id, time, ...searched })
  for (const old of known.filter((entry) => entry.id !== id).slice(kept - 1))
    world.tables.search_entry.remove(old.id)
}
