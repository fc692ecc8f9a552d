import type { LiveWorld } from '../world/live-world.ts'
import { isWorldName, shortText, worldNaming } from '../world/settings.ts'
import { mainWorld, type Worlds } from '../world/worlds.ts'
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
  if (key === null) return strict ? `This request names no world. ${howTo}` : worlds.open(mainWorld)
  const known = worlds.get(key)
  if (known) return known
  if (!isWorldName(key)) return `There is no world ${shortText(key)}: ${worldNaming}.`
  return strict ? `There is no world named ${key}. ${howTo}` : worlds.open(key)
}

/** Said of a call that makes a world under a name that is drawn: it is about none that there is. */
const unnamed = ''

/**
 * The world that a control call is about, as the call itself finds it: body before query before header before cookie;
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

/** The call itself says what is wrong with a body that cannot be read. */
function bodyOf({ body }: EdgeRequest): Readonly<Record<string, unknown>> {
  if (body === null || body.length === 0) return {}
  try {
    return membersOf(JSON.parse(new TextDecoder().decode(body)))
  } catch {
    return {}
  }
}
