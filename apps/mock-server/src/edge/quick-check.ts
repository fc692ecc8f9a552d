import type { core } from 'zod'
import { Filled } from './template.ts'

/** Says yes only to what the schema accepts; a no may be wrong, and then the schema itself decides. */
type QuickCheck = (value: unknown) => boolean

/** `kept`: the value is part of a frozen one that is remembered as a whole. */
type Check = (value: unknown, kept: boolean) => boolean
type Schema = core.$ZodTypes

const checks = new WeakMap<core.$ZodType, Check>()

/**
 * A schema as plain functions, made when first asked for: no copy of the value, no list of issues. Frozen objects that
 * have passed a schema cannot change any more, so each is checked once in its life.
 */
export function quickCheck(schema: object): QuickCheck {
  const check = checkOf(schema as core.$ZodType)
  return (value) => check(value, false)
}

function checkOf(schema: core.$ZodType): Check {
  let check = checks.get(schema)
  if (check === undefined) {
    check = made(schema as Schema)
    checks.set(schema, check)
  }
  return check
}

function made(schema: Schema): Check {
  const { def } = schema._zod
  switch (def.type) {
    case 'object':
      return objectCheck(def) ?? bySchema(schema)
    case 'array':
      return arrayCheck(def) ?? bySchema(schema)
    case 'string':
      return stringCheck(def) ?? bySchema(schema)
    case 'number':
      return numberCheck(def) ?? bySchema(schema)
    case 'boolean':
      return (value) => typeof value === 'boolean'
    case 'enum':
    case 'literal': {
      const { values } = schema._zod
      return values ? (value) => values.has(value as string) : bySchema(schema)
    }
    case 'optional':
    case 'default': {
      const inner = checkOf(def.innerType)
      return (value, kept) => value === undefined || inner(value, kept)
    }
    case 'nullable': {
      const inner = checkOf(def.innerType)
      return (value, kept) => value === null || inner(value, kept)
    }
    case 'union':
      return unionCheck(def) ?? bySchema(schema)
    case 'lazy': {
      let inner: Check | undefined
      return (value, kept) => {
        // Not before it is met: it may be the one that is being made.
        inner ??= checkOf(def.getter())
        return inner(value, kept)
      }
    }
    default:
      return bySchema(schema)
  }
}

/** Seldom met kinds, and conditions beside the shape. */
const bySchema =
  (schema: core.$ZodType): Check =>
  (value) =>
    (schema as unknown as { safeParse(value: unknown): { success: boolean } }).safeParse(value).success

function objectCheck({ shape, catchall, checks: conditions }: core.$ZodObjectDef): Check | null {
  if (conditions?.length || catchall?._zod.def.type !== 'never') return null
  const names = Object.keys(shape)
  const schemas = names.map((name) => shape[name] as core.$ZodType)
  const members = schemas.map(checkOf)
  const required = schemas.map(({ _zod: { optin } }) => optin === undefined)
  const passed = new WeakSet<object>()
  const check: Check = (value, kept) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
    if (value instanceof Filled) return filledPasses(value)
    const frozen = !kept && Object.isFrozen(value)
    if (frozen && passed.has(value)) return true
    let surplus = 0
    for (const _ in value) surplus += 1
    for (let at = 0; at < members.length; at += 1) {
      const member = (value as Record<string, unknown>)[names[at] as string]
      if (member !== undefined) surplus -= 1
      else if (required[at]) return false
      if (!(members[at] as Check)(member, kept || frozen)) return false
    }
    if (surplus !== 0) return false
    if (frozen) passed.add(value)
    return true
  }
  // What it shares with a record that has passed has passed.
  const filledPasses = ({ template, values }: Filled): boolean =>
    template.passes(check) &&
    template.names.every((name) => (members[names.indexOf(name)] as Check)(values[name], false))
  return check
}

/** What one of its forms accepts it accepts too; null for a union that accepts what exactly one of them does. */
function unionCheck({ options, inclusive, checks: conditions }: core.$ZodUnionDef): Check | null {
  if (inclusive === false || conditions?.length) return null
  const forms = options.map((option) => checkOf(option))
  return (value, kept) => {
    for (let at = 0; at < forms.length; at += 1) if ((forms[at] as Check)(value, kept)) return true
    return false
  }
}

function arrayCheck(def: core.$ZodArrayDef): Check | null {
  const rules = rulesOf(def)
  if (rules === null) return null
  const { least, most } = rules
  const entry = checkOf(def.element)
  return (value, kept) => {
    if (!Array.isArray(value) || value.length < least || value.length > most) return false
    for (let at = 0; at < value.length; at += 1) if (!entry(value[at], kept)) return false
    return true
  }
}

function stringCheck(def: core.$ZodStringDef): Check | null {
  const rules = rulesOf(def)
  if (rules === null) return null
  const { least, most, patterns } = rules
  return (value) => {
    if (typeof value !== 'string' || value.length > most) return false
    // A length counts characters, each of one or two units.
    if (value.length < 2 * least && Array.from(value).length < least) return false
    for (let at = 0; at < patterns.length; at += 1) if (!(patterns[at] as RegExp).test(value)) return false
    return true
  }
}

function numberCheck(def: core.$ZodNumberDef): Check | null {
  const rules = rulesOf(def)
  if (rules === null) return null
  const { least, most, whole } = rules
  const isNumber = whole ? Number.isSafeInteger : Number.isFinite
  return (value) => isNumber(value) && (value as number) >= least && (value as number) <= most
}

interface Rules {
  least: number
  most: number
  whole: boolean
  readonly patterns: RegExp[]
}

/** What a schema of a plain format means is its pattern and nothing more. */
const plainFormats = new Set(['regex', 'date', 'datetime', 'email', 'uuid'])

/** The conditions of a text, a number or a list; null when one of them is not known here. */
function rulesOf(def: core.$ZodTypeDef & { coerce?: boolean }): Rules | null {
  if (def.coerce) return null
  const rules: Rules = { least: 0, most: Number.POSITIVE_INFINITY, whole: false, patterns: [] }
  if (def.type === 'number') rules.least = Number.NEGATIVE_INFINITY
  for (const condition of [def, ...(def.checks ?? []).map(({ _zod }) => _zod.def)])
    if (!taken(condition as Condition, rules)) return null
  return rules
}

type Condition =
  | { readonly check?: undefined }
  | core.$ZodCheckMinLengthDef
  | core.$ZodCheckMaxLengthDef
  | core.$ZodCheckLessThanDef
  | core.$ZodCheckGreaterThanDef
  | core.$ZodCheckNumberFormatDef
  | core.$ZodCheckStringFormatDef

function taken(condition: Condition, rules: Rules): boolean {
  switch (condition.check) {
    case undefined:
      return true
    case 'min_length':
      rules.least = Math.max(rules.least, condition.minimum)
      return true
    case 'max_length':
      rules.most = Math.min(rules.most, condition.maximum)
      return true
    case 'greater_than':
      rules.least = Math.max(rules.least, Number(condition.value))
      return condition.inclusive
    case 'less_than':
      rules.most = Math.min(rules.most, Number(condition.value))
      return condition.inclusive
    case 'number_format':
      rules.whole = true
      return condition.format === 'safeint'
    case 'string_format':
      if (condition.pattern) rules.patterns.push(condition.pattern)
      return plainFormats.has(condition.format) && condition.pattern?.global === false
    default:
      return false
  }
}
