import { type TextKind, textFlaw } from '@portal/api-client/contract'
import type { FuncKeywordDefinition } from 'ajv/dist/2020.js'
import { isObject, type Json } from './flatten.ts'

/** Documents print these; `textFlaw` knows them one by one. */
const ofScripts = 'in a script that documents can print, Burmese in Unicode'

/** What each `x-text` says in the description of a schema; the code of the rule is libs/api-client/src/texts. */
const words: Readonly<Record<TextKind, string>> = {
  line: `Printable text of one line, ${ofScripts}.`,
  lines: `Printable text, ${ofScripts}; line breaks are allowed.`,
  name: `Printable text of one line, ${ofScripts}, with a letter; no digit and no emoji.`,
  nickname: `Letters ${ofScripts} with their marks, digits, space, dash and underscore; a letter or digit comes before any mark.`,
}

/** These kinds are never blank, so nothing is said of it. */
const neverBlank = new Set<string>(['name', 'nickname'] satisfies TextKind[])

/**
 * Says the rule of each schema with `x-text` in its description, in place. Throws for an unknown kind, and for a pattern
 * beside it: engines read patterns about people's texts differently. `place` is where the value is, for the error.
 */
export function describeTexts(value: Json, place = '#'): void {
  if (Array.isArray(value)) return value.forEach((item, index) => describeTexts(item, `${place}/${index}`))
  if (!isObject(value)) return
  const kind = value['x-text']
  if (typeof kind === 'string') {
    const rule = Object.entries(words).find(([name]) => name === kind)?.[1]
    if (rule === undefined)
      throw new Error(`${place}: x-text ${kind} is unknown; use ${Object.keys(words).join(', ')}.`)
    if (value.pattern !== undefined)
      throw new Error(
        `${place}: x-text ${kind} is the whole rule: remove the pattern ${JSON.stringify(value.pattern)}.`,
      )
    const isNeeded = Number(value.minLength) > 0 && !neverBlank.has(kind)
    const own = typeof value.description === 'string' ? `${value.description} ` : ''
    value.description = `${own}${rule}${isNeeded ? ' Not blank.' : ''}`
  }
  for (const [name, inner] of Object.entries(value)) describeTexts(inner, `${place}/${name}`)
}

/** `x-text` as a keyword of Ajv, so that values are judged by it as the server judges them. */
export const textKeyword: FuncKeywordDefinition = {
  keyword: 'x-text',
  type: 'string',
  schemaType: 'string',
  error: { message: ({ schema }) => `must be text of the kind ${schema}` },
  validate: (kind: TextKind, text: unknown, schema?: { readonly minLength?: number }) =>
    textFlaw(kind, String(text), (schema?.minLength ?? 0) > 0) === null,
}
