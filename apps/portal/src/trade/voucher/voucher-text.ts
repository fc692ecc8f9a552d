import { isInfant, type Schemas } from '@portal/api-client'
import { formatDate, type Language, loadTexts, textIn } from '@portal/i18n'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { countryName } from '../place/place-names.tsx'

export type VoucherLanguage = Schemas['VoucherLanguage']

export const voucherLanguages = ['bilingual', 'zh-cn', 'en'] as const satisfies readonly VoucherLanguage[]

const languagesOf = (chosen: VoucherLanguage): Language[] =>
  chosen === 'bilingual' ? ['zh-cn', 'en'] : [chosen]

/** Whether the labels in the language of a voucher are loaded; the page has those of its own language alone. */
export function useVoucherTextLoaded(chosen: VoucherLanguage): boolean {
  const { isSuccess } = useQuery({
    queryKey: ['voucher-texts', chosen],
    queryFn: async () => {
      await Promise.all(languagesOf(chosen).map((each) => loadTexts(each, ['voucher'])))
      return true
    },
    staleTime: Infinity,
    // The sheet stays while another language is chosen.
    placeholderData: keepPreviousData,
    networkMode: 'always',
  })
  return isSuccess
}

/** The labels of a voucher in its own language; of a bilingual one in Chinese and English, as on paper. */
export const voucherText = (chosen: VoucherLanguage) => textIn(languagesOf(chosen), 'voucher')

const inEach = (chosen: VoucherLanguage, textOf: (language: Language) => string): string =>
  languagesOf(chosen).map(textOf).join(' / ')

export const voucherDate = (chosen: VoucherLanguage, date: string): string =>
  inEach(chosen, (each) => formatDate(date, 'long', each))

export const voucherCountry = (chosen: VoucherLanguage, code: string): string =>
  inEach(chosen, (each) => countryName(code, each))

/** "2 adults + 1 child aged 6 + 1 infant"; `infants` are the youngest. */
export function occupancyText(
  chosen: VoucherLanguage,
  adults: number,
  child_ages: readonly number[],
  infants = child_ages.filter((age) => isInfant(age)).length,
): string {
  const ages = child_ages.toSorted((one, other) => one - other).slice(infants)
  return inEach(chosen, (each) => {
    const t = textIn(each, 'voucher')
    return [
      t('adults', { count: adults }),
      ...(ages.length > 0 ? [t('children', { count: ages.length, ages: ages.join(', ') })] : []),
      ...(infants > 0 ? [t('infants', { count: infants })] : []),
    ].join(' + ')
  })
}
