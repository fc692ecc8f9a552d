import type { Schemas } from '@portal/api-client/contract'
import type { FieldError } from '../../texts/text.ts'
import type { NameCell } from './cells.ts'

/** One guest of a pasted list. */
export interface ParsedGuest {
  /** Line of the text, from 1. */
  readonly line: number
  readonly full_name: string
  readonly name_local: string | null
  /** From 1; null when unknown, or when there is no such room. */
  readonly room_index: number | null
  readonly type: Schemas['GuestType']
  readonly age: number | null
  /** `YYYY-MM-DD`. */
  readonly birthday: string | null
  /** What is wrong with the birth date that was written; `birthday` is null then. */
  readonly birthday_error: FieldError | null
  /** ISO 3166 code. */
  readonly nationality: string | null
  readonly doc_no: string | null
  readonly phone: string | null
  readonly doubts: readonly GuestDoubt[]
}

/** Why somebody should look at a guest again before booking; keys of texts with their values. */
export interface GuestDoubt {
  readonly key:
    | 'single_word'
    | 'short_surname'
    | 'missing_surname'
    | 'duplicate'
    | 'emoji'
    | 'room_unknown'
    | 'adult_place_missing'
    | 'child_place_missing'
    | 'birthday_unsure'
    | 'age_unread'
    | 'nationality_unread'
    | 'odd_letters'
    | 'zawgyi'
    | 'age_by_birthday'
    | 'adult_by_age'
    | 'child_by_age'
    | 'adult_under_age'
    | 'child_age_missing'
    | 'child_word'
    | 'several_people'
    | 'number_in_name'
  readonly params?: Readonly<Record<string, string | number>>
}

/** What is odd about the list as a whole. */
export interface ListDoubt {
  readonly key: 'unread' | 'no_adult' | 'adults_differ' | 'children_differ' | 'ages_differ'
  readonly params: Readonly<Record<string, string | number>>
}

export interface ParsedList {
  readonly rows: readonly ParsedGuest[]
  readonly doubts: readonly ListDoubt[]
}

/** A guest as its line describes it, before rooms are assigned. */
export interface FoundGuest {
  readonly line: number
  readonly name: NameCell
  /** As written; may lie outside of the searched rooms. */
  readonly room: number | null
  readonly type: Schemas['GuestType']
  /** Whether the list says neither type nor age. */
  readonly assumed: boolean
  readonly age: number | null
  readonly birthday: string | null
  readonly nationality: string | null
  readonly doc_no: string | null
  readonly phone: string | null
  /** The room is a number without a word. */
  readonly is_bare: boolean
  /** Day and month of the birth date may have changed places. */
  readonly unsure: boolean
  readonly birthday_error: FieldError | null
  /** An age or a type that could not be read, as it was written. */
  readonly unread_age: string | null
  readonly unread_nationality: string | null
  /** The age that was written, where the birth date says otherwise. */
  readonly other_age: number | null
  /** The type that was written, with the age that contradicts it. */
  readonly other_type: { readonly type: Schemas['GuestType']; readonly age: number } | null
}
