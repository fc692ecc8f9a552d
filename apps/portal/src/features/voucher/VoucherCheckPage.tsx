import { isRefusal, type Schemas, useVoucherCheck } from '@portal/api-client'
import { formatTime, useText } from '@portal/i18n'
import {
  DetailSkeleton,
  EmptyState,
  IconAlertTriangle,
  IconBan,
  IconCircleCheck,
  PageTitle,
} from '@portal/ui'
import { useParams } from '@tanstack/react-router'
import { LoadError } from '../../shared/LoadError.tsx'
import styles from './voucher.module.css'

type Check = Schemas['VoucherVerification']

/** What the code on a printed voucher leads to: whether the voucher is worth anything. It names no guest and no price. */
export function VoucherCheckPage() {
  const t = useText('voucher/check')
  const { token } = useParams({ from: '/voucher/$token' })
  const { data, error, isFetching, refetch } = useVoucherCheck({ token })
  const unknown = isRefusal(error, 'LINK_INVALID') || isRefusal(error, 'VALIDATION')
  return (
    <div className={styles.check}>
      <PageTitle title={t('title')} />
      {unknown && <EmptyState title={t('unknown')} hint={t('unknownHint')} />}
      {error && !unknown && <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <DetailSkeleton />}
      {data && !error && <Verdict check={data} />}
    </div>
  )
}

const icons = {
  valid: IconCircleCheck,
  superseded: IconAlertTriangle,
  cancelled: IconBan,
} as const satisfies Record<Check['status'], typeof IconBan>

function Verdict({ check }: { check: Check }) {
  const t = useText('voucher/check')
  const Icon = icons[check.status]
  return (
    <>
      <div className={styles.verdict} data-status={check.status} role="status">
        <Icon className={styles.verdictIcon} size={28} aria-hidden />
        <div>
          <p className={styles.verdictName}>{check.status_text}</p>
          <p className={styles.verdictText}>{t(`means.${check.status}`)}</p>
        </div>
      </div>
      <dl className={styles.facts}>
        <dt>{t('bookingId')}</dt>
        <dd>{check.booking_id}</dd>
        <dt>{t('version')}</dt>
        <dd>{check.version}</dd>
        <dt>{t('issued')}</dt>
        <dd>{formatTime(check.issued_time, 'yyyy-mm-dd hh:MM')}</dd>
      </dl>
      {check.valid && <p className={styles.hint}>{t('compare')}</p>}
    </>
  )
}
