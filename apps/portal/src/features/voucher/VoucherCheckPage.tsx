import { isRefusal, type Schemas, useVerifyVoucher } from '@portal/api-client'
import { momentText, useText } from '@portal/i18n'
import {
  DetailSkeleton,
  EmptyState,
  FactList,
  Flex,
  IconAlertTriangle,
  IconBan,
  IconCircleCheck,
  PageTitle,
  Stack,
  Text,
} from '@portal/ui'
import { useParams } from '@tanstack/react-router'
import { LoadError } from '../../shared/error/LoadError.tsx'

type Check = Schemas['VoucherVerification']

/** The page behind a voucher's QR code: whether the voucher is valid. It names no guest and no price. */
export function VoucherCheckPage() {
  const t = useText('voucher/check')
  const { token } = useParams({ from: '/voucher/$token' })
  const { data, error, isFetching, refetch } = useVerifyVoucher({ token })
  const unknown = isRefusal(error, 'LINK_INVALID') || isRefusal(error, 'VALIDATION')
  return (
    <Stack maw={560} m="0 auto" py="lg" px="md">
      <PageTitle title={t('title')} />
      {unknown && <EmptyState title={t('unknown')} hint={t('unknownHint')} />}
      {error && !unknown && <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <DetailSkeleton />}
      {data && !error && <Verdict check={data} />}
    </Stack>
  )
}

const looks = {
  valid: [IconCircleCheck, 'green'],
  superseded: [IconAlertTriangle, 'orange'],
  cancelling: [IconAlertTriangle, 'orange'],
  over: [IconAlertTriangle, 'orange'],
  no_show: [IconBan, 'red'],
  cancelled: [IconBan, 'red'],
} as const satisfies Record<Check['status'], readonly [typeof IconBan, string]>

function Verdict({ check }: { check: Check }) {
  const t = useText('voucher/check')
  const [Icon, colour] = looks[check.status]
  return (
    <>
      <Flex
        gap="sm"
        align="flex-start"
        p="md"
        bdrs="md"
        bd="1px solid var(--ui-hairline)"
        bg={`var(--mantine-color-${colour}-light)`}
        c={`var(--mantine-color-${colour}-light-color)`}
        style={{ borderInlineStart: '4px solid' }}
        role="status"
      >
        <Icon size={28} aria-hidden />
        <div>
          <Text size="lg" fw={600}>
            {check.status_text}
          </Text>
          <Text c="var(--mantine-color-text)">{t(`means.${check.status}`)}</Text>
        </div>
      </Flex>
      <FactList widths="max-content minmax(0, 1fr)" gap="6px var(--mantine-spacing-md)">
        <dt>{t('bookingId')}</dt>
        <dd>{check.booking_id}</dd>
        <dt>{t('version')}</dt>
        <dd>{check.version}</dd>
        <dt>{t('issued')}</dt>
        <dd>{momentText(check.issued_time)}</dd>
        {check.valid && (
          <>
            {check.rooms_text && (
              <>
                <dt>{t('rooms')}</dt>
                <dd>{check.rooms_text}</dd>
              </>
            )}
            {check.hotel_confirmation_code && (
              <>
                <dt>{t('hotelConfirmation')}</dt>
                <dd>{check.hotel_confirmation_code}</dd>
              </>
            )}
            <dt>{t('supplierRef')}</dt>
            <dd>{check.supplier_ref ?? t('notGiven')}</dd>
          </>
        )}
      </FactList>
      {check.valid && (
        <Text size="sm" c="dimmed">
          {t('compare')}
        </Text>
      )}
    </>
  )
}
