import type { LiveWorld } from '../world/live-world.ts'
import { shortText } from '../world/short-text.ts'
import { isWorldName, mainWorld, type Worlds, worldNaming } from '../world/worlds.ts'
import type { EdgeRequest } from './exchange.ts'

const cookie = /(?:^|;\s*)mock-world=([^;]*)/

/** The world that a request names, by header before cookie; null when it names none. */
export function worldKey(request: EdgeRequest): string | null {
  const header = request.header('x-mock-world')
  if (header) return header
  const cookies = request.header('cookie')
  const match = cookies ? cookie.exec(cookies) : null
  return match?.[1] || null
}

const howTo =
  'Make one with POST /__mock/worlds {"id": "…"} and send its id as header x-mock-world or cookie mock-world.'

/**
 * The world of a request, or a sentence why there is none. Without `strict` no key means `main`, and a key that
 * is not known yet makes a world of that name, so that a forgotten step never mixes two callers.
 */
export function chooseWorld(worlds: Worlds, key: string | null, strict: boolean): LiveWorld | string {
  if (key === null)
    return strict ? `This request names no world. ${howTo}` : (worlds.get(mainWorld) as LiveWorld)
  const known = worlds.get(key)
  if (known) return known
  if (!isWorldName(key)) return `There is no world ${shortText(key)}: ${worldNaming}.`
  return strict ? `There is no world named ${key}. ${howTo}` : worlds.make({ id: key })
}
