import { labels } from '@portal/api-client/contract'
import { fxDate, usdRates } from '../../domain/hotel/currency.ts'
import { scaleOf } from '../../domain/money/money.ts'
import type { Operations } from '../../edge/operation.ts'

const listedCurrencies = ['CNY', 'USD', 'MMK'] as const

const names = {
  CNY: { en: 'Chinese yuan', 'zh-cn': '人民币' },
  USD: { en: 'US dollar', 'zh-cn': '美元' },
  MMK: { en: 'Myanmar kyat', 'zh-cn': '缅元' },
} as const

/** Frozen for display; the kyat has three rates in use, each under its own name. */
const fx = [
  { base: 'USD', quote: 'CNY', rate: usdRates.CNY as string, source: 'official' },
  { base: 'USD', quote: 'MMK', rate: '2100', source: 'official' },
  { base: 'USD', quote: 'MMK', rate: usdRates.MMK as string, source: 'bank_online' },
  { base: 'USD', quote: 'MMK', rate: '4000', source: 'market' },
  { base: 'CNY', quote: 'MMK', rate: '514', source: 'bank_online' },
] as const

export const currencyOperations = {
  listCurrencies: ({ language }) => ({
    list: listedCurrencies.map((code) => ({
      code,
      name: names[code][language],
      scale: scaleOf(code),
      display_scale: scaleOf(code),
    })),
    fx: fx.map((rate) => ({ ...rate, as_of: fxDate, source_text: labels.FxSource[language][rate.source] })),
  }),
} satisfies Partial<Operations>
