import type { BodyOf } from '@portal/api-client/contract'
import type { ValidationError } from '../../shared/form/field-rules.ts'
import type { SolvedCaptcha } from '../../shared/verification/use-captcha.ts'

/** An empty application for a partner link. */
export const noPartnerSite = { title: '', link: '', logo: '', contact: '', remark: '' }

type PartnerSiteValues = typeof noPartnerSite

type PartnerError = ValidationError | 'address'

/** An absolute web address with a host. */
const isWebAddress = (value: string): boolean =>
  /^https?:\/\/[^/\s]+\.[^/\s]/i.test(value) && URL.canParse(value)

const neededError = (value: string): ValidationError | undefined =>
  value.trim() === '' ? 'required' : undefined

function addressError(value: string): PartnerError | undefined {
  const address = value.trim()
  return address === '' || isWebAddress(address) ? undefined : 'address'
}

/** Errors by field, in form order. */
export const partnerSiteErrors = ({
  title,
  link,
  logo,
  contact,
}: PartnerSiteValues): Partial<Record<keyof PartnerSiteValues, PartnerError>> =>
  Object.fromEntries(
    Object.entries({
      title: neededError(title),
      link: neededError(link) ?? addressError(link),
      logo: addressError(logo),
      contact: neededError(contact),
    }).filter(([, error]) => error !== undefined),
  )

export function toPartnerSiteRequest(
  values: PartnerSiteValues,
  { id, info }: SolvedCaptcha,
): BodyOf<'applyFriendlyLink'> {
  const logo = values.logo.trim()
  const remark = values.remark.trim()
  return {
    title: values.title.trim(),
    link: values.link.trim(),
    contact: values.contact.trim(),
    ...(logo !== '' && { logo }),
    ...(remark !== '' && { remark }),
    captchaId: id,
    captchaInfo: info,
  }
}
