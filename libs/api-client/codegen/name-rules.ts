import type { OpenApi } from './contract-source.ts'

/** The kind of text, in the contract's `x-text`, that breaks a rule of its own when it is refused. */
const kind = 'name'

/**
 * Lets the validator of each schema that is the name of a person say so where it refuses one: its issue carries the
 * contract's word as its message. Throws where such a schema has no validator of its own.
 */
export function nameRules(source: string, spec: OpenApi): string {
  const names = Object.entries(spec.components.schemas).filter(([, schema]) => schema['x-text'] === kind)
  const said = JSON.stringify(spec).split(`"x-text":"${kind}"`).length - 1
  if (said !== names.length) throw new Error(`x-text ${kind} stands in a schema that has no name of its own.`)
  return names.reduce((written, [name]) => {
    const rule = new RegExp(String.raw`^(export const z${name} = .*\.regex\(/.*/u)\)`, 'm')
    if (!rule.test(written)) throw new Error(`The validator of ${name} has no pattern.`)
    return written.replace(rule, (_, before: string) => `${before}, '${kind}')`)
  }, source)
}
