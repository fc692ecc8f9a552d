import type { LiveWorld } from '../world/live-world.ts'
import { isWorldName, shortText, worldNaming } from '../world/settings.ts'
import { mainWorld, type Worlds } from '../world/worlds.ts'
import type { EdgeRequest } from './exchange.ts'

const cookie = /(?:^|;\s*)mock-world=([^;]*)/

/** The world that a request names, in a header before a cookie; null when it names none. */
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
 * The world of a request, or a sentence that says why there is none. Without `strict`, a request that names no world
 * gets `main`, and an unknown name opens a world of that name, so that two callers never share one by mistake.
 */
export function chooseWorld(worlds: Worlds, key: string | null, strict: boolean): LiveWorld | string {
  if (key === null) return strict ? `This request names no world. ${howTo}` : worlds.open(mainWorld)
  const known = worlds.get(key)
  if (known) return known
  if (!isWorldName(key)) return `There is no world ${shortText(key)}: ${worldNaming}.`
  return strict ? `There is no world named ${key}. ${howTo}` : worlds.open(key)
}

/** Stands for the world of a call that makes one under a new name. */
const unnamed = ''

/**
 * The world of a control call, as the call itself finds it: in the body before the query, the header and the cookie;
 * null when none of them names one.
 */
export function controlWorldKey(request: EdgeRequest, path: string): string | null {
  const body = bodyOf(request)
  const name = path.replace(/\/$/, '')
  if (name === '/__mock/worlds') return textOf(body.id) ?? unnamed
  if (name === '/__mock/restore')
    return textOf(body.id) ?? textOf(membersOf(membersOf(body.snapshot).settings).id) ?? unnamed
  const query = new URLSearchParams(request.url.split('?')[1] ?? '')
  return textOf(body.world) ?? query.get('world') ?? worldKey(request)
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/** A body that cannot be read counts as empty here; the call itself refuses it. */
function bodyOf({ body }: EdgeRequest): Readonly<Record<string, unknown>> {
  if (body === null || body.length === 0) return {}
  try {
    return membersOf(JSON.parse(new TextDecoder().decode(body)))
  } catch {
    return {}
  }
}
