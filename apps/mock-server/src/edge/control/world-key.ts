import type { EdgeRequest } from '../exchange.ts'
import { worldKey } from '../world-choice.ts'

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
