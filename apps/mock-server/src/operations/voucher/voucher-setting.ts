import type { Language, Schemas } from '@portal/api-client/contract'
import { renderVoucher } from '../../documents/voucher-pdf.ts'
import { isEmail } from '../../domain/account/profile.ts'
import { hotelCodeOf, roomsText } from '../../domain/order/service.ts'
import { invalidFields } from '../../domain/refusal.ts'
import { changesBetween } from '../../domain/sub-account/admin-log.ts'
import { printedStatus, readToken } from '../../domain/voucher/token.ts'
import { type Operations, ok, refuse } from '../../edge/operation.ts'
import type { LocalText } from '../../texts/language.ts'
import type { FieldErrorKey } from '../../texts/text.ts'
import type { VoucherSettingRecord } from '../../world/tables.ts'
import { base64Of, isOwnFile, pictureAt } from '../files.ts'
import { ownOrder } from '../order/order-repository.ts'
import { textOf } from '../present.ts'
import { limitRate } from '../rate-limit.ts'
import { logEntry } from '../sub-account/log-entry.ts'
import { type Viewer, viewerOf } from '../viewer.ts'
import { sampleVoucher } from './present-voucher.ts'
import { checkDownload } from './voucher.ts'
import { issuedTime } from './voucher-base.ts'
import { sealOf, voucherSettingOf, withFallback } from './voucher-branding.ts'
import { mailVoucher, secondsToWait } from './voucher-mail.ts'

export const voucherSettingOperations = {
  sendVoucher: (call, world) => {
    const viewer = viewerOf(call, world)
    const order = ownOrder(call.body.id, viewer)
    checkDownload(order, undefined, viewer)
    const wait = secondsToWait(order, viewer.now)
    if (wait > 0) throw refuse('RATE_LIMITED', undefined, { extra: { retry_after: wait } })
    mailVoucher(order, call.body, viewer, call.origin)
    return ok({}, 'voucher_sent')
  },

  verifyVoucher: ({ query, language, now }, world) => {
    const printed = readToken(query.token)
    const order = printed && world.tables.order.get(printed.order_id)
    if (!printed || !order) throw refuse('LINK_INVALID')
    limitRate(world, 'voucher_check', order.id, now)
    if (printed.seal !== sealOf(world, printed.order_id, printed.version)) {
      throw refuse('LINK_INVALID')
    }
    const status = printedStatus(order, printed.version)
    if (status === null) throw refuse('LINK_INVALID')
    const valid = status === 'valid'
    return {
      valid,
      booking_id: order.id,
      status,
      status_text: textOf('VoucherVerificationStatus', status, { language }),
      version: order.voucher_version ?? 1,
      issued_time: issuedTime(order),
      rooms_text: valid ? roomsText(order)[language] : '',
      hotel_confirmation_code: valid ? hotelCodeOf(order) : null,
      supplier_ref: valid ? order.supplier_ref : null,
    }
  },

  getVoucherSetting: (call, world) => {
    const viewer = viewerOf(call, world)
    return { setting: present(voucherSettingOf(world, viewer.company), viewer.language) }
  },

  saveVoucherSetting: (call, world) => {
    const viewer = viewerOf(call, world)
    const wanted = settingFrom(call.body.setting, viewer)
    const changes = changesBetween(
      loggedSetting(voucherSettingOf(world, viewer.company)),
      loggedSetting(wanted),
    )
    if (changes.length > 0) logEntry(viewer, 'setting_changed', { changes })
    return ok({ setting: present(world.tables.voucher_setting.put(wanted), viewer.language) }, 'saved')
  },

  previewVoucherSetting: async (call, world) => {
    const viewer = viewerOf(call, world)
    const wanted = settingFrom(call.body.setting, viewer)
    const voucher = sampleVoucher(wanted, call.body.order_type, viewer)
    const bytes = await renderVoucher(voucher, wanted.language, {
      pictureAt: (url) => pictureAt(world, url),
      origin: call.origin,
    })
    return { voucher, pdf_url: `data:application/pdf;base64,${base64Of(bytes)}` }
  },
} satisfies Partial<Operations>

/** The setting in the administrators' log; its id is the company's. */
const loggedSetting = ({ id: _company, email, ...rest }: VoucherSettingRecord) => ({
  ...rest,
  company_email: email,
})

/** The picture formats that a PDF can hold. */
const isPrintable = (file: string | null) => file === null || /\.(png|jpe?g)$/.test(file)

const texts = ['company_name', 'address', 'header_text', 'footer_text'] as const

function present(setting: VoucherSettingRecord, language: Language): Schemas['VoucherSetting'] {
  const { id: _company, logo, stamp, ...rest } = setting
  const shownTexts = Object.fromEntries(
    texts.map((field) => [field, withFallback(setting[field])[language]]),
  ) as Record<(typeof texts)[number], string>
  return { ...rest, ...shownTexts, logo_file: logo, stamp_file: stamp }
}

/** The setting as the form leaves it; the other language's texts stay. */
function settingFrom(form: Schemas['VoucherSetting'], viewer: Viewer): VoucherSettingRecord {
  const { world, company, member, language } = viewer
  const known = voucherSettingOf(world, company)
  const { logo_file, stamp_file, ...rest } = form
  const errors: Record<string, FieldErrorKey> = {}
  const isKnown = (file: string | null, before: string | null) =>
    file === null || file === before || isOwnFile(world, member, file)
  if (!isKnown(logo_file, known.logo)) errors.logo_file = 'file_unknown'
  else if (logo_file !== known.logo && !isPrintable(logo_file)) errors.logo_file = 'picture_printable'
  if (!isKnown(stamp_file, known.stamp)) errors.stamp_file = 'file_unknown'
  else if (stamp_file !== known.stamp && !isPrintable(stamp_file)) errors.stamp_file = 'picture_printable'
  if (form.email !== '' && !isEmail(form.email)) errors.email = 'email'
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
  const savedText = (field: (typeof texts)[number]): LocalText => {
    const value = form[field]
    const before = known[field]
    // Saving a fallback text unchanged does not make it this language's own;
    // an emptied text is empty in both languages.
    if (withFallback(before)[language] === value) return before
    return value === '' ? { en: '', 'zh-cn': '' } : { ...before, [language]: value }
  }
  return {
    ...rest,
    id: company.id,
    logo: logo_file,
    stamp: stamp_file,
    company_name: savedText('company_name'),
    address: savedText('address'),
    header_text: savedText('header_text'),
    footer_text: savedText('footer_text'),
  }
}
