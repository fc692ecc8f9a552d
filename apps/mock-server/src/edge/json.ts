const written = new WeakMap<object, string>()

/** Levels that are walked through in search of frozen records: data, its lists, their entries. */
const levels = 3

/**
 * JSON as JSON.stringify writes it. A frozen record cannot change any more, so its text is written once and
 * remembered: a list of records that were listed before costs next to nothing.
 */
export function jsonOf(value: unknown, level = 0): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  if (Object.isFrozen(value)) return frozenJson(value)
  if (level === levels) return JSON.stringify(value)
  if (Array.isArray(value)) return listJson(value, level)
  return isPlain(value) ? recordJson(value, level) : JSON.stringify(value)
}

function frozenJson(value: object): string {
  let text = written.get(value)
  if (text === undefined) {
    text = JSON.stringify(value)
    written.set(value, text)
  }
  return text
}

function listJson(list: readonly unknown[], level: number): string {
  let text = '['
  for (let at = 0; at < list.length; at += 1) {
    if (at > 0) text += ','
    text += jsonOf(list[at], level + 1)
  }
  return `${text}]`
}

function recordJson(record: object, level: number): string {
  let text = ''
  for (const key in record) {
    const value = (record as Record<string, unknown>)[key]
    if (value === undefined) continue
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${jsonOf(value, level + 1)}`
  }
  return `{${text}}`
}

/** Objects of classes may write themselves, so they are left to JSON.stringify. */
function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
