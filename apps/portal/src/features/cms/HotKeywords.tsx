import { useListHotKeywords } from '@portal/api-client'
import { useText } from '@portal/i18n'
import {
  Button,
  Columns,
  Group,
  IconRefresh,
  LinesSkeleton,
  Panel,
  SkeletonArea,
  Text,
  Title,
} from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { listParams } from './cms-search.ts'
import styles from './search.module.css'

/** Words per page. */
const atOnce = 6

/** Popular search words, a few at a time. */
export function HotKeywords() {
  const t = useText('cms/search')
  const [turn, setTurn] = useState(0)
  // The page shows its own error, so this part shows none.
  const { data, error } = useListHotKeywords({ request: { background: true } })
  if (!data && error) return null
  if (!data)
    return (
      <SkeletonArea>
        <LinesSkeleton lines={4} />
      </SkeletonArea>
    )
  const { hotKeywords } = data
  if (hotKeywords.length === 0) return null
  const turns = Math.ceil(hotKeywords.length / atOnce)
  const shown = hotKeywords.slice((turn % turns) * atOnce, (turn % turns) * atOnce + atOnce)
  return (
    <Panel component="section" display="block" py="sm" px="md" aria-labelledby="hot-keywords">
      <Group gap="xs" wrap="nowrap" justify="space-between">
        <Title id="hot-keywords" order={2} size="h4">
          {t('hot')}
        </Title>
        {turns > 1 && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconRefresh size={14} aria-hidden />}
            onClick={() => setTurn(turn + 1)}
          >
            {t('change')}
          </Button>
        )}
      </Group>
      <Columns
        className={styles.words}
        component="ol"
        widths="repeat(auto-fill, minmax(min(100%, 220px), 1fr))"
        gap="0 var(--mantine-spacing-xl)"
        m="4px 0 0"
        start={shown[0]?.rank}
      >
        {shown.map(({ id, search, count, rank }) => (
          <li key={id}>
            <Text
              span
              inherit
              miw={24}
              c="dimmed"
              ta="end"
              style={{ fontVariantNumeric: 'tabular-nums' }}
              aria-hidden
            >
              {rank}
            </Text>
            <Link to="/cms/channel/$value/{-$type}" params={listParams(search, 'search')}>
              {search}
            </Link>
            <Text span inherit fz="xs" ms="auto" c="dimmed" style={{ fontVariantNumeric: 'tabular-nums' }}>
              {t('times', { count })}
            </Text>
          </li>
        ))}
      </Columns>
    </Panel>
  )
}
