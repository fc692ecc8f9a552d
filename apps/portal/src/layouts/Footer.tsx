import { isSupported } from '@portal/api-client'
import { useSite } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Flex, Group, Text } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { useIsPageAvailable } from '../shared/address/pages.ts'
import { agreements } from '../shared/agreements.ts'
import { buildId } from '../shared/host-settings.ts'
import styles from './Footer.module.css'

/** The footer of public pages: site name, agreements and build. */
export default function Footer() {
  const t = useText('footer')
  const isAvailable = useIsPageAvailable()
  // Shown for people who report a problem.
  const build = buildId()
  const { siteName, siteTag } = useSite((site) => site)
  return (
    <footer className={styles.footer} data-screen>
      <Group
        gap="var(--mantine-spacing-xs) var(--mantine-spacing-lg)"
        justify="space-between"
        maw={1200}
        mx="auto"
        p="md"
      >
        <Text>
          <strong>{siteName}</strong> {siteTag}
        </Text>
        <Flex className={styles.links} component="nav" gap="4px 20px" wrap="wrap" aria-label={t('label')}>
          {isAvailable('/cms/search') && <Link to="/cms/search">{t('articles')}</Link>}
          {isSupported('getAgreement') &&
            agreements.map((name) => (
              <Link key={name} to="/cms/page/$id" params={{ id: name }}>
                {t(name)}
              </Link>
            ))}
          {build !== null && <span>{t('build', { id: build.slice(0, 8) })}</span>}
        </Flex>
      </Group>
    </footer>
  )
}
