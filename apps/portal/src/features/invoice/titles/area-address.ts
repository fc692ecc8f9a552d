import { language } from '@portal/i18n'

/** Areas as an address begins or ends with them, the largest first as given. */
const areaText = (names: readonly string[]): string =>
  language() === 'zh-cn' ? names.join('') : names.toReversed().join(', ')

/** The address with other areas: in Chinese they stand in front, in English behind; the rest stays as it was typed. */
export function addressIn(address: string, former: readonly string[], names: readonly string[]): string {
  const [old, next] = [areaText(former), areaText(names)]
  if (language() === 'zh-cn') return next + (address.startsWith(old) ? address.slice(old.length) : address)
  const kept = old !== '' && address.endsWith(old) ? address.slice(0, -old.length) : address
  const rest = kept.replace(/,?\s*$/, '')
  return next === '' || rest === '' ? rest + next : `${rest}, ${next}`
}
