import { localeOf } from '../language.ts'
import { language } from '../translator.ts'
import { numberFormat } from './formatters.ts'

/** A number of things, grouped like money: "1,568"; with `sign: 'always'` a plus before a gain. Texts do it by themselves. */
export const formatCount = (value: number, { sign = 'auto' }: { sign?: 'auto' | 'always' } = {}): string =>
  numberFormat(localeOf(language()), {
    signDisplay: sign === 'always' ? 'exceptZero' : 'negative',
  }).format(value)
