import { labels, type Schemas } from '@portal/api-client/contract'
import type { FieldError, FieldErrorParams } from '../domain/field-error.ts'
import { isOrderType } from '../domain/products.ts'
import type { Service } from '../domain/service.ts'
import { en } from './en.ts'
import type { Language } from './language.ts'
import { type Texts, zhCn } from './zh-cn.ts'

export type MessageKey = keyof (typeof zhCn)['messages']
export type AlertKey = keyof (typeof zhCn)['alerts']
export type HttpKey = keyof (typeof zhCn)['http']
export type TextParams = FieldErrorParams

const texts: { readonly [Name in Language]: Texts } = { 'zh-cn': zhCn, en }

/** Puts values into the placeholders `{name}`; one without a value stays as it is. */
export function fill(sentence: string, params: TextParams | undefined): string {
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
export const productText = (language: Language, service: Service, key: string): string | null =>
  key in texts[language][service] ? texts[language][service][key as keyof (typeof zhCn)['stay']] : null

interface RefusalTexts {
  readonly error_key: Schemas['ErrorKey']
  readonly params: TextParams | undefined
}

/** Why something is refused: in the contract's own words, more precisely where the refusal knows more. */
export function errorText(language: Language, { error_key, params }: RefusalTexts): string {
  const product = String(params?.product)
  return error_key === 'DUPLICATE_STAY' && isOrderType(product)
    ? messageText(language, `duplicate_${product}`, params)
    : labels.ErrorKey[language][error_key]
}

/** Why an action is not open, in the contract's own words. */
export const reasonText = (language: Language, key: Schemas['ReasonKey']): string =>
  labels.ReasonKey[language][key]
