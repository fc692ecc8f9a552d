import type { Schemas } from '@portal/api-client'
import type { BodyOf } from '@portal/api-client/contract'
import { useText } from '@portal/i18n'

type Draft = Schemas['Draft']
type Person = Schemas['OrderOperator']

/** A colleague with whom a draft can be shared, or is shared already. */
interface Colleague extends Person {
  /** False for a colleague who has the draft but has lost the right to book it. */
  able: boolean
}

/** Everybody to choose from, by name: those who may take over and those who already share the draft. */
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

/** The draft with other colleagues; its content is sent unchanged. */
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

/** Names in one line, with the language's punctuation. */
export function useNames() {
  const t = useText('user/draft/list')
  return (people: readonly { nickname: string }[]): string =>
    people
      .map(({ nickname }) => nickname)
      .reduce((one, other) => (one === '' ? other : t('share.andName', { one, other })), '')
}
