import { isSupported } from '@portal/api-client'
import { useMemberCentre } from '@portal/auth'
import { useText } from '@portal/i18n'
import {
  Box,
  Columns,
  Group,
  IconClock,
  IconFileText,
  IconWallet,
  lazySection,
  Text,
  Title,
} from '@portal/ui'
import { ButtonLink } from '../../shared/ButtonLink.tsx'
import { idle } from '../../shared/lazy-load.ts'
import styles from './Welcome.module.css'

const points = [
  { name: 'money', icon: IconWallet },
  { name: 'terms', icon: IconClock },
  { name: 'documents', icon: IconFileText },
] as const

// Nobody waits for the cities.
const PopularCities = lazySection(
  async () => {
    await idle()
    return import('./PopularCities.tsx')
  },
  { failed: null },
)

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
      {isSupported('suggestDestinations') && <Cities />}
      {open && isSupported('signIn') && (
        <Group
          gap="var(--mantine-spacing-xs) var(--mantine-spacing-md)"
          mt="lg"
          pt="md"
          style={{ borderTop: '1px solid var(--ui-hairline)' }}
        >
          <Text c="dimmed">{t('join')}</Text>
          <ButtonLink to="/user/login" search={{ type: 'register' }} variant="light">
            {t('register')}
          </ButtonLink>
        </Group>
      )}
    </Box>
  )
}

/** The box has the height of the cities, so that nothing moves when they come. */
function Cities() {
  return (
    <Box mt="lg" className={styles.cities}>
      <PopularCities />
    </Box>
  )
}
