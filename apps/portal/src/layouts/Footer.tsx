import { hasCall } from '@portal/api-client'
import { useSite } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Flex, Group, Text } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { usePagesOfUse } from '../navigation/page-of-use.ts'
import { agreements } from '../shared/agreements.ts'
import styles from './Footer.module.css'

/** Below the pages that everybody sees: who runs the site, and what both sides may rely on. */
export default function Footer() {
  const t = useText('footer')
  const isOfUse = usePagesOfUse()
  const { siteName, siteTag } = useSite((site) => site)
  return (
    <footer className={styles.footer} data-screen>
      <Group gap="8px 24px" justify="space-between" maw={1200} mx="auto" p="md">
        <Text>
          <strong>{siteName}</strong> {siteTag}
        </Text>
        <Flex className={styles.links} component="nav" gap="4px 20px" wrap="wrap" aria-label={t('label')}>
          {isOfUse('/cms/search') && <Link to="/cms/search">{t('articles')}</Link>}
          {hasCall('getAgreement') &&
            agreements.map((name) => (
              <Link key={name} to="/cms/page/$id" params={{ id: name }}>
                {t(name)}
              </Link>
            ))}
        </Flex>
      </Group>
    </footer>
  )
}
