export { dayjsInLanguage } from './dayjs.ts'
export { formatCount } from './formats/count.ts'
export { addDays, type DateStyle, formatDate, formatStay, nightsBetween } from './formats/date.ts'
export { type DeadlineClock, type DeadlineText, formatDeadline, formatRemaining } from './formats/deadline.ts'
export { greeting, type PartOfDay, partOfDay } from './formats/greeting.ts'
export { type Instant, toMilliseconds } from './formats/instant.ts'
export { withOffset } from './formats/local-time.ts'
export {
  currencyScale,
  formatAmount,
  formatMoney,
  formatRate,
  type MoneyFormat,
  type MoneyValue,
} from './formats/money.ts'
export { defaultTimeFormat, formatTime } from './formats/time.ts'
export { operatorZone } from './formats/zone.ts'
export {
  defaultLanguage,
  isLanguage,
  type Language,
  languages,
  localeOf,
  readStoredLanguage,
  storeLanguage,
} from './language.ts'
export { loadTexts } from './load-texts.ts'
export type { Namespace, TextCatalogue } from './namespaces.ts'
export { setLanguage, setupI18n } from './setup.ts'
export type { TextKey, Texts, TextTree, Translate } from './text-types.ts'
export { language } from './translator.ts'
export { textOf, useText } from './use-text.ts'
