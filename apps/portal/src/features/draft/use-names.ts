import { useText } from '@portal/i18n'

/** Several people in one line, in the punctuation of the language. */
export function useNames() {
  const t = useText('user/draft/list')
  return (people: readonly { nickname: string }[]): string =>
    people
      .map(({ nickname }) => nickname)
      .reduce((one, other) => (one === '' ? other : t('share.andName', { one, other })), '')
}
