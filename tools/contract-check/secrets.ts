import { isObject } from '../contract/flatten.ts'

/** Names of secret members, and of headers that some servers echo. */
const isSecretName = (name: string) => /token$|^authorization$|cookie$|password$/i.test(name)

const blank = '(blanked)'

/** Shorter values occur in too many words. */
const shortest = 6

/** Keeps tokens, of the caller and of answers, out of reports and terminal. */
export class Secrets {
  readonly #values = new Set<string>()

  constructor(given: readonly (string | null | undefined)[]) {
    for (const value of given) this.#keep(value ?? '')
  }

  /** Remembers all texts below a member with the name of a secret. */
  learn(value: unknown, isSecret = false): void {
    // Not recursive, since an answer may be nested deeper than the call stack.
    const waiting: { value: unknown; isSecret: boolean }[] = [{ value, isSecret }]
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (typeof next.value === 'string' && next.isSecret) this.#keep(next.value)
      if (typeof next.value !== 'object' || next.value === null) continue
      for (const [name, child] of Object.entries(next.value))
        waiting.push({ value: child, isSecret: next.isSecret || isSecretName(name) })
    }
  }

  /** The text without secrets, on one line, with control characters escaped. */
  clean = (text: string): string => printable(this.without(text))

  /** The text without secrets, encoded or not. */
  without(text: string): string {
    let cleaned = text
    for (const value of this.#values) cleaned = cleaned.replaceAll(value, blank)
    return cleaned
  }

  /** A short text of a value, without anything below the name of a secret. */
  shown = (value: unknown, path: readonly string[] = []): string => {
    if (value === undefined) return 'nothing'
    if (path.some((name) => isSecretName(name)) && value !== null) return `${kindOf(value)} ${blank}`
    const json =
      JSON.stringify(value, (name, child: unknown) =>
        isSecretName(name) && child !== null && child !== '' ? blank : child,
      ) ?? 'nothing'
    const text = this.without(json)
    const kind = Array.isArray(value) ? `list of ${value.length}: ` : ''
    return kind + shortened(text, 60)
  }

  #keep(value: string): void {
    if (value.length < shortest) return
    for (const written of [
      value,
      encodeURIComponent(value.toWellFormed()),
      JSON.stringify(value).slice(1, -1),
    ])
      this.#values.add(written)
  }
}

const kindOf = (value: unknown) =>
  Array.isArray(value) ? 'list' : isObject(value) ? 'object' : value === '' ? 'empty text' : typeof value

export const shortened = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 3)}…` : text

/** Control characters would act on the terminal or fake lines of the report. */
const printable = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (letter) => {
    const known: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }
    return known[letter] ?? `\\u{${(letter.codePointAt(0) ?? 0).toString(16)}}`
  })
