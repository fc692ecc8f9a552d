import type { Schemas } from '@portal/api-client'
import type { BodyOf } from '@portal/api-client/contract'
import { useText } from '@portal/i18n'

type Draft = Schemas['Draft']
type Person = Schemas['OrderOperator']

/** Somebody a draft can be shared with, or is shared with already. */
export interface Colleague extends Person {
  /** False for one who had the draft before losing the right to book it. */
  able: boolean
}

/** Everybody there is to choose from, by name: those who may take it over, and those who have it. */
export function colleaguesToChoose(
  able: readonly Person[],
  shared: readonly Person[],
  language: string,
): Colleague[] {
  const ids = new Set(able.map(({ id }) => id))
  const names = new Intl.Collator(language)
  return [
    ...able.map((one) => ({ ...one, able: true })),
    ...shared.filter(({ id }) => !ids.has(id)).map((one) => ({ ...one, able: false })),
  ].toSorted((one, other) => names.compare(one.nickname, other.nickname))
}

/** The same draft, shared with others: its content is sent as it stands. */
export const toShareRequest = (
  { id, version, product, title, search, selection, form, step }: Draft,
  shared_with: readonly number[],
): BodyOf<'saveDraft'> => ({
  id,
  version,
  product,
  title,
  search,
  selection,
  form,
  step,
  shared_with: [...shared_with],
})

/** Several people in one line, in the punctuation of the language. */
export function useNames() {
  const t = useText('user/draft/list')
  return (people: readonly { nickname: string }[]): string =>
    people
      .map(({ nickname }) => nickname)
      .reduce((one, other) => (one === '' ? other : t('share.andName', { one, other })), '')
}
