import type { BodyOf } from '@portal/api-client/contract'
import type { SolvedCaptcha } from '../../shared/captcha/use-captcha.ts'
import type { Fault } from '../../shared/form/field-rules.ts'

/** What a site tells of itself when it asks to be linked to. */
export const noPartnerSite = { title: '', link: '', logo: '', contact: '', remark: '' }

export type PartnerSiteValues = typeof noPartnerSite

type PartnerFault = Fault | 'address'

/** An address of the web, host included. */
const isWebAddress = (value: string): boolean =>
  /^https?:\/\/[^/\s]+\.[^/\s]/i.test(value) && URL.canParse(value)

const neededFault = (value: string): Fault | undefined => (value.trim() === '' ? 'required' : undefined)

function addressFault(value: string): PartnerFault | undefined {
  const address = value.trim()
  return address === '' || isWebAddress(address) ? undefined : 'address'
}

/** Faults by field, in the order of the form. */
export const partnerSiteFaults = ({
  title,
  link,
  logo,
  contact,
}: PartnerSiteValues): Partial<Record<keyof PartnerSiteValues, PartnerFault>> =>
  Object.fromEntries(
    Object.entries({
      title: neededFault(title),
      link: neededFault(link) ?? addressFault(link),
      logo: addressFault(logo),
      contact: neededFault(contact),
    }).filter(([, fault]) => fault !== undefined),
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
