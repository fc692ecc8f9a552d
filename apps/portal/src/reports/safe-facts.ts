/** What of an error, an address and a stack may be reported: rules without side effects. */

/** What browsers say of errors of a program. Whatever stands around these words may be anybody's data. */
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

/** The known words of a message, without what stands around them; null for any other. */
export function knownMessage(message: string): string | null {
  const [, reactError] = /^Minified React error (#\d{1,4});/.exec(message) ?? []
  if (reactError !== undefined) return `Minified React error ${reactError}`
  return knownMessages.find((words) => message.includes(words)) ?? null
}

/** The class of an error, where it is a plain name. */
export const errorName = (name: string): string => (/^[A-Za-z]{1,40}$/.test(name) ? name : 'Error')

/** Deeper ones tell little. */
const mostFrames = 10

const framePattern = /(https?:\/\/[^\s/()]+)\/(assets\/[\w.-]+\.js:\d+:\d+)/g

/** Places in own files, the innermost first: `assets/start-1a2b3c4d.js:1:2345`. */
export const ownFrames = (stack: string, origin: string): string[] =>
  [...stack.matchAll(framePattern)]
    .flatMap(([, host, place = '']) => (host === origin ? [place] : []))
    .slice(0, mostFrames)

/** Whether a stack names files, and none of ours: an extension of the browser, for one. */
export const isForeign = (stack: string, origin: string): boolean =>
  /\b[a-z-]+:\/\/\S+/.test(stack) && ownFrames(stack, origin).length === 0

/** The file of the program in a text; null where there is none. */
export const ownFile = (text: string): string | null => /\/(assets\/[\w.-]+)/.exec(text)?.[1] ?? null

/** Path of a call of the contract, without query and host; null for what is none. */
export const callPath = (address: string): string | null =>
  /(?:^|\/)(api\/[A-Za-z.]{1,40}\/[A-Za-z-]{1,40})(?=$|[/?#])/.exec(address)?.[1] ?? null

/** The way to a field as the contract names it, each place in a list as one: `data.list[].price`. */
export const fieldPath = (field: string): string | null =>
  /^[A-Za-z_.*[\]\d]{1,120}$/.test(field) ? field.replaceAll(/\d+/g, '') : null

/** Protocol and host of what was stopped, or the browser's own word for it. */
export function stoppedThing(blocked: string): string {
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked
  const address = URL.canParse(blocked) ? new URL(blocked) : null
  if (address === null) return 'unknown'
  return address.host === '' ? address.protocol.replace(':', '') : `${address.protocol}//${address.host}`
}
