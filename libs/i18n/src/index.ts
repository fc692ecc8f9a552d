export { dayjsInLanguage } from './dayjs.ts'
export {
  addDays,
  type DateStyle,
  formatDate,
  formatDates,
  formatStay,
  nightsBetween,
} from './formats/date.ts'
export {
  bothClocks,
  clockLines,
  type DeadlineClock,
  type DeadlineText,
  formatDeadline,
  formatRemaining,
  momentText,
  timeBeside,
} from './formats/deadline.ts'
export {
  currencyScale,
  formatAmount,
  formatCount,
  formatMoney,
  formatRate,
  type MoneyFormat,
  type MoneyValue,
} from './formats/money.ts'
export {
  defaultTimeFormat,
  formatTime,
  greeting,
  type Instant,
  operatorZone,
  type PartOfDay,
  partOfDay,
  toMilliseconds,
  withOffset,
} from './formats/time.ts'
export { readTypedDate } from './formats/typed-date.ts'
export {
  defaultLanguage,
  isLanguage,
  type Language,
  languages,
  localeOf,
  readStoredLanguage,
  storeLanguage,
} from './language.ts'
export { loadTexts, setLanguage, setupI18n } from './load-texts.ts'
export type { TextKey, Texts, TextTree, Translate } from './text-types.ts'
export { language, type Namespace, type TextCatalogue, textIn, textOf, useText } from './translator.ts'
