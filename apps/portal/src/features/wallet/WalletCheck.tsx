import { type Schemas, useCheckWallet } from '@portal/api-client'
import { formatMoney, formatTime, useText } from '@portal/i18n'
import { Alert, Button, Flex, Group, IconCircleCheck, List, Skeleton, Text } from '@portal/ui'
import { loadErrorText } from '../../shared/error/load-error-text.ts'

/** Whether balance, ledger, orders and bills agree, and where they differ. */
export function WalletCheck() {
  const t = useText('user/account/balance')
  const { data, error, isFetching, refetch } = useCheckWallet()
  return (
    <section aria-label={t('check.title')}>
      <Group gap="xs" mt="sm">
        {data ? (
          <Outcome check={data} />
        ) : error ? (
          <span>{loadErrorText(error)}</span>
        ) : (
          <Skeleton h={20} w={320} />
        )}
        <Button variant="subtle" size="compact-sm" loading={isFetching} onClick={() => void refetch()}>
          {t('check.again')}
        </Button>
      </Group>
      {data && <Differences checks={data.checks.filter(({ ok }) => !ok)} />}
    </section>
  )
}

function Outcome({ check: { checks, checked_time } }: { check: Schemas['WalletCheck'] }) {
  const t = useText('user/account/balance')
  const time = formatTime(checked_time, 'yyyy-mm-dd hh:MM')
  const wrong = checks.filter(({ ok }) => !ok).length
  if (checks.length === 0)
    return (
      <Text span size="sm" c="dimmed">
        {t('check.nothing', { time })}
      </Text>
    )
  if (wrong > 0)
    return (
      <Text span inherit c="var(--mantine-color-red-light-color)">
        {t('check.wrong', { count: wrong, time })}
      </Text>
    )
  return (
    <Flex component="span" gap="xs" align="center">
      <Flex component="span" flex="none">
        <IconCircleCheck size={18} aria-hidden color="var(--mantine-color-success)" />
      </Flex>
      <span>{t('check.right', { count: checks.length, time })}</span>
    </Flex>
  )
}

/** Each violated rule with both sums in words. */
function Differences({ checks }: { checks: readonly Schemas['LedgerCheck'][] }) {
  const t = useText('user/account/balance')
  if (checks.length === 0) return null
  return (
    <Alert color="red" mt="xs" title={t('check.differs')}>
      <List size="sm" listStyleType="disc">
        {checks.map(({ rule, rule_text, left, left_text, right, right_text, diff }) => (
          <List.Item key={rule}>
            {t(/[1-9]/.test(diff.amount) ? 'check.difference' : 'check.records', {
              rule: rule_text,
              left: `${left_text} ${formatMoney(left)}`,
              right: `${right_text} ${formatMoney(right)}`,
              diff: formatMoney(diff),
            })}
          </List.Item>
        ))}
      </List>
      <p>{t('check.next')}</p>
    </Alert>
  )
}
