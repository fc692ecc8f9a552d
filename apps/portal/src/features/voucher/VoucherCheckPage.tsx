import { isRefusal, type Schemas, useVoucherCheck } from '@portal/api-client'
import { formatTime, useText } from '@portal/i18n'
import {
  Columns,
  DetailSkeleton,
  EmptyState,
  IconAlertTriangle,
  IconBan,
  IconCircleCheck,
  PageTitle,
  Stack,
  Text,
} from '@portal/ui'
import { useParams } from '@tanstack/react-router'
import { LoadError } from '../../shared/error/LoadError.tsx'
import styles from './voucher.module.css'

type Check = Schemas['VoucherVerification']

/** What the code on a printed voucher leads to: whether the voucher is worth anything. It names no guest and no price. */
export function VoucherCheckPage() {
  const t = useText('voucher/check')
  const { token } = useParams({ from: '/voucher/$token' })
  const { data, error, isFetching, refetch } = useVoucherCheck({ token })
  const unknown = isRefusal(error, 'LINK_INVALID') || isRefusal(error, 'VALIDATION')
  return (
    <Stack maw={560} m="0 auto" p="var(--mantine-spacing-lg) var(--mantine-spacing-md)">
      <PageTitle title={t('title')} />
      {unknown && <EmptyState title={t('unknown')} hint={t('unknownHint')} />}
      {error && !unknown && <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <DetailSkeleton />}
      {data && !error && <Verdict check={data} />}
    </Stack>
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
          <Text size="lg" fw={600}>
            {check.status_text}
          </Text>
          <Text c="var(--mantine-color-text)">{t(`means.${check.status}`)}</Text>
        </div>
      </div>
      <Columns component="dl" widths="max-content minmax(0, 1fr)" gap="6px var(--mantine-spacing-md)">
        <dt>{t('bookingId')}</dt>
        <dd>{check.booking_id}</dd>
        <dt>{t('version')}</dt>
        <dd>{check.version}</dd>
        <dt>{t('issued')}</dt>
        <dd>{formatTime(check.issued_time, 'yyyy-mm-dd hh:MM')}</dd>
      </Columns>
      {check.valid && (
        <Text size="sm" c="dimmed">
          {t('compare')}
        </Text>
      )}
    </>
  )
}
