import { labels, type Schemas, type TextFlaw } from '@portal/api-client/contract'
import { en } from './en.ts'
import type { Language } from './language.ts'
import { type Texts, zhCn } from './zh-cn.ts'

/** What is wrong with a field, named by the text that says it. A key without a text in both languages does not compile. */
export type FieldErrorKey = keyof (typeof zhCn)['validation']

/** Values for the placeholders of a text. */
type FieldErrorParams = Readonly<Record<string, string | number>>

/** An error of a field, never a sentence: the edge puts it into words in the language of the caller. */
export type FieldError =
  | FieldErrorKey
  | { readonly key: FieldErrorKey; readonly params: FieldErrorParams }
  /** Why an order cannot be billed or invoiced; the contract has the sentences. */
  | { readonly billBlock: Schemas['BillBlock'] }
  | { readonly invoiceBlock: Schemas['InvoiceBlock'] }

/** Errors by field path, e.g. `guests[2].full_name`. */
export type FieldErrors = Record<string, readonly FieldError[]>

export type MessageKey = keyof (typeof zhCn)['messages']
export type AlertKey = keyof (typeof zhCn)['alerts']
export type HttpKey = keyof (typeof zhCn)['http']
export type TextParams = FieldErrorParams

const texts: { readonly [Name in Language]: Texts } = { 'zh-cn': zhCn, en }

/** Puts values into the placeholders `{name}`; one without a value stays as it is. */
function fill(sentence: string, params: TextParams | undefined): string {
  if (!params) return sentence
  return sentence.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(params[name] ?? placeholder))
}

export const messageText = (language: Language, key: MessageKey, params?: TextParams) =>
  fill(texts[language].messages[key], params)

/** What is wrong with a field; `usual` are the values of its refusal, for an error without values of its own. */
export function fieldErrorText(language: Language, error: FieldError, usual?: TextParams): string {
  const { validation } = texts[language]
  if (typeof error === 'string') return fill(validation[error], usual)
  if ('billBlock' in error) return labels.BillBlock[language][error.billBlock]
  if ('invoiceBlock' in error) return labels.InvoiceBlock[language][error.invoiceBlock]
  return fill(validation[error.key], error.params)
}

/** A doubt about a pasted guest, or about the whole list. */
export const guestText = (
  language: Language,
  { key, params }: { readonly key: keyof (typeof zhCn)['guests']; readonly params?: TextParams },
) => fill(texts[language].guests[key], params)

export const alertText = (language: Language, key: AlertKey, params?: TextParams) =>
  fill(texts[language].alerts[key], params)

export const httpText = (language: Language, key: HttpKey, params?: TextParams) =>
  fill(texts[language].http[key], params)

/** What something is called for one kind of service; null where all share the contract's label. */
export const productText = (language: Language, service: 'stay' | 'ride', key: string): string | null =>
  key in texts[language][service] ? texts[language][service][key as keyof (typeof zhCn)['stay']] : null

const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(zhCn.messages, key)

interface RefusalTexts {
  readonly error_key: Schemas['ErrorKey']
  readonly params: TextParams | undefined
}

/** Why something is refused: in the contract's own words, more precisely where the refusal knows more. */
export function errorText(language: Language, { error_key, params }: RefusalTexts): string {
  const duplicate = `duplicate_${params?.product}`
  return error_key === 'DUPLICATE_STAY' && isMessageKey(duplicate)
    ? messageText(language, duplicate, params)
    : labels.ErrorKey[language][error_key]
}

/** Why an action is not open, in the contract's own words. */
export const reasonText = (language: Language, key: Schemas['ReasonKey']): string =>
  labels.ReasonKey[language][key]

/** What is said of each flaw of a text that a person types. */
const flaws: Readonly<Record<TextFlaw, FieldErrorKey>> = {
  blank: 'required',
  unprintable: 'unprintable',
  script: 'script',
  zawgyi: 'zawgyi',
  emoji: 'guest_name_emoji',
  letters: 'guest_name_letters',
  digits: 'guest_name_digits',
  characters: 'format',
}

/** The error of a text that a validator of the contract refused, by the message of its issue. */
export const flawError = (message: string): FieldErrorKey => flaws[message as TextFlaw]
