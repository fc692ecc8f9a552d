interface NamedHotel {
  /** In the reader's language. */
  name: string
  /** In which hotels are confirmed. */
  name_en: string
  /** In the script of the place. */
  name_local: string
}

/** The names of a hotel beside the reader's own, the English one first; confirmations and drivers need them. */
export const otherNames = ({ name, name_en, name_local }: NamedHotel): string[] =>
  [...new Set([name_en, name_local])].filter((other) => other !== name)
