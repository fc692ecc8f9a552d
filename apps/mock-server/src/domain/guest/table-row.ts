import type { Schemas } from '@portal/api-client/contract'
import { type DateReading, readDate } from './birth-date.ts'
import { type NameCell, readCell, readInner, readName, roomOf } from './cells.ts'
import { rowOf, type Table } from './columns.ts'
import { isDocNumber } from './doc-number.ts'
import type { Column } from './words.ts'

/** The ISO code of a country's name, nationality or code; null for another text. */
export type CountryOf = (text: string) => string | null

/** What a line says of a guest besides the name. */
export interface Facts {
  room: number | null
  /** The room is a number without a word, so it may as well count the lines. */
  is_bare: boolean
  type: Schemas['GuestType'] | null
  age: number | null
  /** `YYYY-MM-DD`. */
  birthday: string | null
  /** Day and month of the birth date may have changed places. */
  unsure: boolean
  /** A birth date that could not be read, as it was written. */
  unread_birthday: string | null
  /** An age or a type that could not be read, as it was written. */
  unread_age: string | null
  nationality: string | null
  /** A country that nobody knows, as it was written. */
  unread_nationality: string | null
  doc_no: string | null
  phone: string | null
}

export const noFacts: Readonly<Facts> = {
  room: null,
  is_bare: false,
  type: null,
  age: null,
  birthday: null,
  unsure: false,
  unread_birthday: null,
  unread_age: null,
  nationality: null,
  unread_nationality: null,
  doc_no: null,
  phone: null,
}

export interface RowReading extends DateReading {
  readonly countryOf: CountryOf
}

interface Row {
  /** Null for a row in whose columns no name is. */
  readonly name: NameCell | null
  readonly facts: Facts
}

/** A row of a table by its columns. */
export function readRow(line: string, table: Table, reading: RowReading): Row {
  const facts: Facts = { ...noFacts }
  const names: Partial<Record<Column, string>> = {}
  rowOf(line, table).forEach((cell, index) => {
    const text = cell.trim()
    const column = table.columns[index]
    if (text === '' || /^[-–—/]+$/u.test(text) || column === undefined || column === 'other') return
    if (isNaming(column) && !isDocNumber(text))
      names[column] = [names[column], text].filter(Boolean).join(' ')
    else noteColumn(facts, isNaming(column) ? 'passport' : column, text, reading)
  })
  return { name: nameOf(names, facts, reading), facts }
}

type Naming = 'name' | 'surname' | 'given' | 'local'

const isNaming = (column: Column): column is Naming => ['name', 'surname', 'given', 'local'].includes(column)

function noteColumn(
  facts: Facts,
  column: Exclude<Column, Naming | 'other'>,
  text: string,
  reading: RowReading,
): void {
  switch (column) {
    case 'room':
      facts.room = roomOf(text) ?? wholeNumber(text)
      return
    case 'type': {
      const inner = readInner(text.replace(/[()[\]【】]+/gu, ' '))
      if (inner.kind === 'text') facts.unread_age ??= /\d/.test(text) ? text : null
      else Object.assign(facts, { type: inner.type, age: facts.age ?? inner.age })
      return
    }
    case 'age':
      facts.age = yearsIn(text) ?? ageIn(text.replace(/^(\d{1,2}) ?m$/, '$1 months'), reading)
      if (facts.age === null) facts.unread_age = text
      return
    case 'unknown':
      noteUnknown(facts, text, reading)
      return
    case 'birthday': {
      const born = readDate(text, reading)
      if (born) Object.assign(facts, { birthday: born.date, unsure: born.unsure })
      else facts.unread_birthday = text
      return
    }
    case 'passport':
      facts.doc_no ??= text.replace(/\s+/gu, '').toUpperCase()
      return
    case 'nationality':
      facts.nationality = reading.countryOf(text)
      if (facts.nationality === null) facts.unread_nationality = text
      return
    case 'phone':
      facts.phone = text
  }
}

/** A column whose title nobody knows still says what cannot be mistaken. */
function noteUnknown(facts: Facts, text: string, reading: RowReading): void {
  const cell = readCell(text, reading)
  if (cell.kind === 'birthday' && facts.birthday === null)
    Object.assign(facts, { birthday: cell.born.date, unsure: cell.born.unsure })
  else if (cell.kind === 'unread_birthday') facts.unread_birthday ??= cell.text
  else if (cell.kind === 'passport') facts.doc_no ??= cell.doc_no
  else if (cell.kind === 'phone') facts.phone ??= cell.phone
  else if (cell.kind === 'age') facts.age ??= cell.age
  else if (cell.kind === 'type') facts.type ??= cell.type
}

/** `7` and `7.5`. */
const yearsIn = (text: string) =>
  /^\d{1,3}(?:[.,]\d{1,2})?$/.test(text) ? Math.floor(Number.parseFloat(text)) : null

const wholeNumber = (text: string) => (/^\d{1,3}$/.test(text) ? Number(text) : null)

function ageIn(text: string, reading: DateReading): number | null {
  const cell = readCell(text, reading)
  return cell.kind === 'age' ? cell.age : null
}

/** The name of all its columns: surname before given name, and the one in its own script beside it. */
function nameOf(names: Partial<Record<Column, string>>, facts: Facts, reading: DateReading): NameCell | null {
  const { name, surname, given, local } = names
  const latin = name ?? [surname, given].filter(Boolean).join(isHan(surname) ? '' : ' ')
  const whole = latin || local
  if (!whole || !/\p{L}/u.test(whole)) return null
  const read = readName(whole.replaceAll(',', ' '), reading)
  facts.type ??= read.type
  facts.age ??= read.age
  facts.doc_no ??= read.doc_no
  facts.phone ??= read.phone
  facts.unread_birthday ??= read.unread_birthday
  if (read.born) facts.birthday ??= read.born.date
  return local && local !== whole ? { ...read, name_local: read.name_local ?? local } : read
}

const isHan = (text: string | undefined) => text !== undefined && /^\p{Script=Han}+$/u.test(text)
