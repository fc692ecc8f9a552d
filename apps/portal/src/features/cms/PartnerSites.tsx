import type { Schemas } from '@portal/api-client'
import { language, loadTexts, useText } from '@portal/i18n'
import { Button, lazyDialog, Panel, Title } from '@portal/ui'
import { useState } from 'react'
import { safeUrl } from '../../shared/address/safe-url.ts'
import styles from './cms.module.css'

const PartnerSiteDialog = lazyDialog(async () => {
  const [part] = await Promise.all([import('./PartnerSiteDialog.tsx'), loadTexts(language(), ['cms/search'])])
  return part
})

/** Partner sites, and a way to become one. */
export function PartnerSites({ sites }: { sites: readonly Schemas['CmsFriendlyLink'][] }) {
  const t = useText('cms')
  const [asking, setAsking] = useState(false)
  return (
    <Panel component="section" display="block" py="sm" px="md" aria-labelledby="partners">
      <Title id="partners" order={2} size="h4" m="0 0 4px">
        {t('partners')}
      </Title>
      <ul className={styles.entries}>
        {sites.map((site) => (
          <li key={site.id}>
            <PartnerLink site={site} />
          </li>
        ))}
      </ul>
      <Button variant="default" size="xs" mt="xs" onClick={() => setAsking(true)}>
        {t('propose')}
      </Button>
      {asking && <PartnerSiteDialog onClose={() => setAsking(false)} />}
    </Panel>
  )
}

function PartnerLink({ site: { title, link } }: { site: Schemas['CmsFriendlyLink'] }) {
  const t = useText('cms')
  const address = safeUrl(link, 'content-link')
  if (address === null) return title
  return (
    <a
      className={styles.entry}
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('elsewhere', { title })}
    >
      {title}
    </a>
  )
}
