import type { Schemas } from '@portal/api-client'
import { bothClocks, formatMoney, useText } from '@portal/i18n'
import { Alert, Flex, LinesSkeleton, Text, Title } from '@portal/ui'
import type { FunctionComponent } from 'react'
import { imageAddress } from '../../shared/address/asset-address.ts'
import { safeUrl } from '../../shared/address/safe-url.ts'
import { QrCode } from '../../shared/QrCode.tsx'
import type { ProductType } from '../product/facts.ts'
import { productPart, type VoucherOf } from '../product/parts.ts'
import { VoucherFacts, VoucherNotes } from './VoucherFacts.tsx'
import styles from './VoucherSheet.module.css'
import { useVoucherTextLoaded, voucherText } from './voucher-text.ts'

type Voucher = Schemas['Voucher']

interface VoucherSheetProps {
  voucher: Voucher
  /** Checked URLs from the server; null if not allowed. */
  addresses: { picture: Judge; link: Judge }
}

type Judge = (named: string) => string | null

/** A voucher on the screen, with the facts and branding of the printed one. */
export function VoucherSheet({ voucher, addresses }: VoucherSheetProps) {
  const page = useText('voucher')
  const loaded = useVoucherTextLoaded(voucher.language)
  if (!loaded) return <LinesSkeleton lines={8} />
  const t = voucherText(voucher.language)
  const { company } = voucher
  const check = voucher.verify_url ? addresses.link(voucher.verify_url) : null
  return (
    <article
      className={styles.sheet}
      aria-label={`${page('heading')} ${voucher.booking_id}`}
      style={{ borderTopColor: voucher.dress?.theme_colour }}
    >
      <Company voucher={voucher} pictureAddress={addresses.picture} />
      {company.header_text && <p className={styles.text}>{company.header_text}</p>}
      <Title order={3}>
        {t('heading')} {voucher.booking_id}
      </Title>
      {voucher.state === 'cancelled' && (
        <Alert color="red" role="alert" title={page('void')}>
          {page('voidHint')}
        </Alert>
      )}
      {voucher.state !== 'cancelled' && voucher.state !== 'valid' && (
        <Alert color="orange" role="alert" title={voucher.state_text} />
      )}
      <p className={styles.text}>
        {[
          voucher.state_text,
          t('version', { version: voucher.version }),
          `${t('issued')} ${bothClocks(voucher.issued_time, zoneOfVoucher(voucher))}`,
        ].join(' · ')}
      </p>
      <VoucherFacts
        facts={[
          [t('supplierRef'), voucher.supplier_ref ?? t('notGiven')],
          [t('ownReference'), voucher.own_reference],
        ]}
      />
      <Service voucher={voucher} />
      <VoucherFacts
        facts={[
          [t('requests'), voucher.special_requests],
          [t('price'), voucher.total_price && formatMoney(voucher.total_price)],
          [t('contact'), `${voucher.contact_person} · ${voucher.contact_phone}`],
        ]}
      />
      <VoucherNotes title={t('remarks')} lines={voucher.remarks} />
      <VoucherNotes
        title={t('onSite')}
        lines={voucher.pay_at_service.map(
          ({ name, calculation, money }) => `${name}: ${calculation ?? formatMoney(money)}`,
        )}
      />
      <VoucherNotes title={t('policy')} lines={voucher.cancellation_lines} />
      {company.footer_text && <p className={styles.text}>{company.footer_text}</p>}
      {check && (
        <Flex component="footer" gap="sm" align="center">
          <QrCode text={new URL(check, window.location.origin).href} label={page('check')} size={88} />
          <a className={styles.check} href={check} target="_blank" rel="noreferrer">
            {page('check')}
          </a>
        </Flex>
      )}
    </article>
  )
}

/** IANA zone of the hotel or the place. */
export const zoneOfVoucher = (voucher: Schemas['Voucher']): string =>
  'hotel' in voucher ? voucher.hotel.tz : voucher.tz

function Service<Type extends ProductType>({ voucher }: { voucher: VoucherOf<Type> }) {
  const Facts: FunctionComponent<{ voucher: VoucherOf<Type> }> = productPart('vouchers')[voucher.order_type]
  return <Facts voucher={voucher} />
}

interface CompanyProps {
  voucher: Voucher
  pictureAddress: Judge
}

function Company({ voucher: { company, dress, language }, pictureAddress }: CompanyProps) {
  const t = voucherText(language)
  const stamp = dress?.stamp ?? null
  const lines = [
    company.address,
    [company.company_phone, company.email, company.website].filter(Boolean).join(' · '),
    company.emergency_phone && t('hotline', { phone: company.emergency_phone }),
  ].filter(Boolean)
  const logo = company.logo === null ? null : pictureAddress(company.logo)
  const seal = stamp === null ? null : pictureAddress(stamp)
  return (
    <Flex className={styles.company} component="header" gap="sm" align="flex-start" wrap="wrap">
      {logo && <img className={styles.logo} src={logo} alt={company.company_name} />}
      <div>
        <Text fw={600}>{company.company_name}</Text>
        {lines.map((line) => (
          <p key={line} className={styles.text}>
            {line}
          </p>
        ))}
      </div>
      {seal && <img className={styles.logo} src={seal} alt="" />}
    </Flex>
  )
}

/** Where the pictures and the link of a voucher lead, as the rule for addresses allows it. */
export const voucherAddresses = {
  picture: imageAddress,
  link: (named: string): string | null => safeUrl(named, 'window-open'),
}
