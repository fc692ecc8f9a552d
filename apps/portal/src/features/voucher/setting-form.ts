import type { Schemas } from '@portal/api-client'
import { emailError, errorsIn, type ValidationError } from '../../shared/form/field-rules.ts'

export type VoucherSetting = Schemas['VoucherSetting']

/** The e-mail is optional; a company without a name would print an empty head. */
export const settingErrors = ({
  email,
  company_name,
}: VoucherSetting): Partial<Record<string, ValidationError>> =>
  errorsIn({
    company_name: company_name.trim() === '' ? 'required' : undefined,
    email: email.trim() === '' ? undefined : emailError(email),
  })

/** The request, with trimmed texts. */
export const toSetting = (values: VoucherSetting): VoucherSetting => ({
  ...values,
  company_name: values.company_name.trim(),
  company_phone: values.company_phone.trim(),
  emergency_phone: values.emergency_phone.trim(),
  address: values.address.trim(),
  email: values.email.trim(),
  website: values.website.trim(),
})

/** Whether anything differs from the saved setting. */
export const isChanged = (values: VoucherSetting, saved: VoucherSetting): boolean =>
  (Object.keys(saved) as (keyof VoucherSetting)[]).some((field) => values[field] !== saved[field])

/** A colour as the browser's input has it: lower case, six digits. */
export const colour = (typed: string): string => typed.toLowerCase()

/** A file from a data URL, such as the preview's PDF; null for any other address. */
export function fileOf(address: string | null, name: string): File | null {
  const match = /^data:(?<type>[^;,]+);base64,(?<content>.+)$/s.exec(address ?? '')
  const { type, content } = match?.groups ?? {}
  if (!type || !content) return null
  return new File([Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))], name, { type })
}
