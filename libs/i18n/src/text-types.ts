/** A bundle: texts by name, in groups where it helps. A placeholder is `{{name}}`. */
export interface TextTree {
  readonly [name: string]: string | TextTree
}

/** Names of the placeholders of a text: `'{{from}} to {{to}}'` gives `'from' | 'to'`. */
type Placeholder<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never

type Intersect<Union> = (Union extends unknown ? (member: Union) => void : never) extends (
  member: infer All,
) => void
  ? All
  : never

/** Any text that has at least these placeholders, in any order. */
type Holding<Names extends string> = [Names] extends [never]
  ? string
  : Intersect<Names extends string ? `${string}{{${Names}}}${string}` : never>

type Counted<Tree, Name extends keyof Tree> = Tree[Name] extends string
  ? 'count' extends Placeholder<Tree[Name]>
    ? `${Name & string}_one`
    : never
  : never

/**
 * The shape that another language must satisfy: the same names, the same placeholders. Where a text counts
 * (`{{count}}`), a language with a singular may add it as `<name>_one`.
 */
export type Texts<Tree> = {
  readonly [Name in keyof Tree]: Tree[Name] extends string
    ? Holding<Placeholder<Tree[Name]>>
    : Texts<Tree[Name]>
} & { readonly [Name in keyof Tree as Counted<Tree, Name>]?: string }

/** Every text of a bundle by its dotted name: `'status.order.confirmed'`. */
export type TextKey<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string ? Name : `${Name}.${TextKey<Tree[Name]>}`
}[keyof Tree & string]

type TextAt<Tree, Key extends string> = Key extends `${infer Group}.${infer Rest}`
  ? Group extends keyof Tree
    ? TextAt<Tree[Group], Rest>
    : never
  : Key extends keyof Tree
    ? Tree[Key] & string
    : never

type ValuesOf<Names extends string> = {
  readonly [Name in Names]: Name extends 'count' ? number : string | number
}

type Arguments<Text extends string> = [Placeholder<Text>] extends [never]
  ? []
  : [values: ValuesOf<Placeholder<Text>>]

/** Reads one bundle; a wrong name, a missing value and a superfluous value do not compile. */
export type Translate<Tree> = <Key extends TextKey<Tree>>(
  key: Key,
  ...values: Arguments<TextAt<Tree, Key>>
) => string
