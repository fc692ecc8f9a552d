import { hasCall } from '@portal/api-client'
import { useMemberCentre } from '@portal/auth'
import { useText } from '@portal/i18n'
import {
  Box,
  Button,
  Columns,
  Group,
  IconClock,
  IconFileText,
  IconWallet,
  lateSection,
  Text,
  Title,
} from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { whenIdle } from '../../shared/when-idle.ts'
import styles from './Welcome.module.css'

const points = [
  { name: 'money', icon: IconWallet },
  { name: 'terms', icon: IconClock },
  { name: 'documents', icon: IconFileText },
] as const

const PopularCities = lateSection(() => import('./PopularCities.tsx'), { lost: null })

/** What a visitor gets here, and how to become a member. */
export function Welcome() {
  const t = useText('welcome')
  const open = useMemberCentre((state) => state.open)
  return (
    <Box component="section" mt="xl" aria-label={t('label')} data-visitor>
      <Columns
        component="ul"
        widths="repeat(auto-fit, minmax(min(100%, 280px), 1fr))"
        gap="var(--mantine-spacing-md) var(--mantine-spacing-xl)"
      >
        {points.map(({ name, icon: Icon }) => (
          <li key={name} className={styles.point}>
            <Icon size={24} aria-hidden className={styles.icon} />
            <Title order={2} size="h4">
              {t(`points.${name}.title`)}
            </Title>
            <Text c="dimmed">{t(`points.${name}.text`)}</Text>
          </li>
        ))}
      </Columns>
      {hasCall('suggestDestinations') && <Cities />}
      {open && hasCall('signIn') && (
        <Group
          gap="var(--mantine-spacing-xs) var(--mantine-spacing-md)"
          mt="lg"
          pt="md"
          style={{ borderTop: '1px solid var(--ui-hairline)' }}
        >
          <Text c="dimmed">{t('join')}</Text>
          <Button
            renderRoot={(props) => <Link to="/user/login" search={{ type: 'register' }} {...props} />}
            variant="light"
          >
            {t('register')}
          </Button>
        </Group>
      )}
    </Box>
  )
}

/** The cities, lazily loaded into a reserved space. */
function Cities() {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    let here = true
    whenIdle(() => here && setIdle(true))
    return () => {
      here = false
    }
  }, [])
  return (
    <Box mt="lg" className={styles.cities}>
      {idle && <PopularCities />}
    </Box>
  )
}
