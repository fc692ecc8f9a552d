import type { Schemas } from '@portal/api-client'
import {
  accountError,
  emailError,
  mobileError,
  passwordError,
  type ValidationError,
} from '../../shared/form/field-rules.ts'
import { nameError } from '../../shared/form/printable.ts'
import { isAmount, typedMoney } from '../../shared/money/typed-amount.ts'
import { type ProductType, productTypes } from '../../trade/product/facts.ts'

type Account = Schemas['SubAccount']
type Channel = Schemas['PayChannel']

export const limits = ['limit_per_order', 'limit_per_month', 'approval_over'] as const

type LimitField = (typeof limits)[number]

/** Values of the sub-account form; amounts as typed, empty for no limit. */
export interface AccountValues extends Record<LimitField, string> {
  username: string
  password: string
  nickname: string
  email: string
  /** Country calling code without plus. */
  area_num: string
  mobile: string
  nodes: string[]
  data_scope: Schemas['DataScope']
  /** The ticked ones; the contract writes all of them as none. */
  products: ProductType[]
  channels: Channel[]
  hide_net_price: boolean
}

/** Limits count at settlement prices for accounts that see them, otherwise at selling prices. */
export const seesNetPrices = ({ nodes, hide_net_price }: Pick<AccountValues, 'nodes' | 'hide_net_price'>) =>
  !hide_net_price && nodes.includes('order/viewNet')

/** A new account starts with its own orders only and no permission. */
export const newAccount: AccountValues = {
  username: '',
  password: '',
  nickname: '',
  email: '',
  area_num: '86',
  mobile: '',
  nodes: [],
  data_scope: 'own',
  products: [...productTypes],
  channels: ['predeposit'],
  hide_net_price: false,
  limit_per_order: '',
  limit_per_month: '',
  approval_over: '',
}

export const valuesOf = (account: Account): AccountValues => ({
  username: account.username,
  password: '',
  nickname: account.nickname,
  email: account.email,
  area_num: account.area_num || newAccount.area_num,
  mobile: account.mobile,
  nodes: [...account.nodes],
  data_scope: account.data_scope,
  products: account.products.length > 0 ? [...account.products] : [...productTypes],
  channels: [...account.channels],
  hide_net_price: account.hide_net_price,
  limit_per_order: account.limit_per_order?.amount ?? '',
  limit_per_month: account.limit_per_month?.amount ?? '',
  approval_over: account.approval_over?.amount ?? '',
})

const amountError = (amount: string): ValidationError | undefined =>
  amount.trim() === '' || isAmount(amount) ? undefined : 'amount'

/** Errors in field order; `isNew` also requires name and password. */
export function accountErrors(
  values: AccountValues,
  isNew: boolean,
): Partial<Record<string, ValidationError>> {
  const judged: Record<string, ValidationError | undefined> = {
    username: isNew ? accountError(values.username) : undefined,
    password: isNew ? passwordError(values.password) : undefined,
    nickname: nameError(values.nickname),
    email: values.email.trim() === '' ? undefined : emailError(values.email),
    mobile: values.mobile.trim() === '' ? undefined : mobileError(values.mobile, values.area_num),
    products: values.products.length === 0 ? 'required' : undefined,
    ...Object.fromEntries(limits.map((field) => [field, amountError(values[field])])),
  }
  return Object.fromEntries(Object.entries(judged).filter(([, error]) => error !== undefined))
}

/** The company's bounds for an account. */
export interface Company {
  /** Settlement currency, also of limits. */
  currency: string
  /** Channels that the company has. */
  channels: readonly Channel[]
  /** Whether the editing member sees net prices; otherwise the server checks limits. */
  seesNet: boolean
}

/** The request. A cleared field is cleared at the server too. */
export function toSaveRequest(
  values: AccountValues,
  known: Pick<Account, 'id' | 'version'> | null,
  { currency, channels, seesNet }: Company,
): Schemas['SaveSubAccountRequest'] {
  const money = (amount: string) => (amount.trim() === '' ? null : typedMoney(amount.trim(), currency))
  const email = values.email.trim()
  const mobile = values.mobile.trim()
  return {
    ...(known
      ? { id: known.id, version: known.version }
      : { username: values.username.trim(), password: values.password }),
    nickname: values.nickname.trim(),
    email: email === '' ? null : email,
    ...(mobile === '' ? { mobile: null } : { area_num: values.area_num, mobile }),
    nodes: values.nodes,
    data_scope: values.data_scope,
    products: values.products.length === productTypes.length ? [] : values.products,
    channels: values.channels.filter((channel) => channels.includes(channel)),
    ...(seesNet && {
      limit_per_order: money(values.limit_per_order),
      limit_per_month: money(values.limit_per_month),
      approval_over: money(values.approval_over),
    }),
    hide_net_price: values.hide_net_price,
  }
}

/** Maps server errors to form fields: an index or the currency of an amount belongs to its field. */
export const fieldOf = (path: string): string => path.replace(/[.[].*/, '')
