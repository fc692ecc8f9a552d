import { isSupported, useGetDashboard, useListApprovals } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { useText } from '@portal/i18n'
import {
  Columns,
  EmptyState,
  Flex,
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
} from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { useIsPageAvailable } from '../../shared/address/pages.ts'
import link from '../../shared/links.module.css'
import { type AttentionItem, type AttentionLevel, attentionItems } from './attention.ts'
import { Card } from './Card.tsx'

const dimmed = 'var(--mantine-color-dimmed)'

const looks = {
  error: [IconAlertCircle, 'var(--mantine-color-red-light-color)'],
  warning: [IconAlertTriangle, 'var(--mantine-color-orange-light-color)'],
  info: [IconInfoCircle, dimmed],
  success: [IconCircleCheck, dimmed],
} as const satisfies Record<AttentionLevel, unknown>

/** What needs the member's attention, the most urgent first; each line links to the place to deal with it. */
export function AttentionCard() {
  const t = useText('user/account/overview')
  const query = useGetDashboard({})
  const decides = useHoldsNode('approval/decide')
  const toDecide = useListApprovals(
    { side: 'to_decide', page: 1, limit: 1 },
    { query: { enabled: decides && isSupported('listApprovals') } },
  )
  return (
    <Card wide title={t('attention.title')} query={query}>
      {(day) => <Items items={attentionItems(day, decides ? (toDecide.data?.total ?? 0) : 0, t)} />}
    </Card>
  )
}

function Items({ items }: { items: readonly AttentionItem[] }) {
  const t = useText('user/account/overview')
  const isAvailable = useIsPageAvailable()
  if (items.length === 0) {
    return <EmptyState icon={IconCircleCheck} title={t('attention.none')} hint={t('attention.noneHint')} />
  }
  return (
    <Columns component="ul" widths="repeat(auto-fit, minmax(min(100%, 400px), 1fr))" gap={6}>
      {items.map(({ key, level, text, to }) => {
        const [Icon, colour] = looks[level]
        return (
          <Flex key={key} component="li" gap="xs" align="center">
            <Icon size={18} aria-hidden color={colour} />
            {to === '' || !isAvailable(to) ? (
              <span>{text}</span>
            ) : (
              <Link to={to} className={link.link}>
                {text}
              </Link>
            )}
          </Flex>
        )
      })}
    </Columns>
  )
}
