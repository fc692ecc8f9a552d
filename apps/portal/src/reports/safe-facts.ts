/** Rules for what may be reported of an error, an address or a stack. */

/** Words of browsers for program errors. Whatever surrounds these words may be personal data. */
const knownMessages = [
  'Cannot read properties of undefined',
  'Cannot read properties of null',
  'Cannot set properties of undefined',
  'Cannot set properties of null',
  'is not a function',
  'is not defined',
  'is not iterable',
  'is not a constructor',
  'is not an object',
  'is undefined',
  'is null',
  'is not valid JSON',
  'Unexpected end of JSON input',
  'Maximum call stack size exceeded',
  'Invalid time value',
  'Invalid array length',
  'Failed to fetch',
  'Load failed',
  'The quota has been exceeded',
  'This document requires',
] as const

/** The known words in a message; null if there are none. */
export function knownMessage(message: string): string | null {
  const [, reactError] = /^Minified React error (#\d{1,4});/.exec(message) ?? []
  if (reactError !== undefined) return `Minified React error ${reactError}`
  return knownMessages.find((words) => message.includes(words)) ?? null
}

/** The class of an error if it is a plain name; otherwise `Error`. */
export const errorName = (name: string): string => (/^[A-Za-z]{1,40}$/.test(name) ? name : 'Error')

/** Deeper frames say little. */
const mostFrames = 10

const framePattern = /(https?:\/\/[^\s/()]+)\/(assets\/[\w.-]+\.js:\d+:\d+)/g

/** Positions in our own files, innermost first: `assets/start-1a2b3c4d.js:1:2345`. */
export const ownFrames = (stack: string, origin: string): string[] =>
  [...stack.matchAll(framePattern)]
    .flatMap(([, host, place = '']) => (host === origin ? [place] : []))
    .slice(0, mostFrames)

/** Whether a stack names only files that are not ours, such as those of a browser extension. */
export const isForeign = (stack: string, origin: string): boolean =>
  /(?<![a-z-])[a-z-]+:\/\/\S+/.test(stack) && ownFrames(stack, origin).length === 0

/** The code file named in a text; null if there is none. */
export const ownFile = (text: string): string | null => /\/(assets\/[\w.-]+)/.exec(text)?.[1] ?? null

/** Path of a call of the contract, without query and host; null for any other address. */
export const callPath = (address: string): string | null =>
  /(?:^|\/)(api\/[A-Za-z.]{1,40}\/[A-Za-z-]{1,40})(?=$|[/?#])/.exec(address)?.[1] ?? null

/** The path of a field as the contract names it, without list indexes: `data.list[].price`. */
export const fieldPath = (field: string): string | null =>
  /^[A-Za-z_.*[\]\d]{1,120}$/.test(field) ? field.replaceAll(/\d+/g, '') : null

/** Protocol and host of what was blocked, or the browser's own word for it. */
export function stoppedThing(blocked: string): string {
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked
  const address = URL.canParse(blocked) ? new URL(blocked) : null
  if (address === null) return 'unknown'
  return address.host === '' ? address.protocol.replace(':', '') : `${address.protocol}//${address.host}`
}
