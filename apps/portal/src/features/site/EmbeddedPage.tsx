import { menuLeaves, useMemberCentre, useSite } from '@portal/auth'
import { textOf, useText } from '@portal/i18n'
import { EmptyState, IconExternalLink, IconLock, PageTitle, Stack, Text } from '@portal/ui'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { safeFrameUrl, safeUrl } from '../../shared/address/safe-url.ts'
import styles from './EmbeddedPage.module.css'

/**
 * Embeds a page of another host. Only hosts that the site lists are embedded; the frame has an opaque origin, so it
 * cannot reach the session or the page.
 */
export function EmbeddedPage() {
  const site = useText('site')
  const { url } = useParams({ from: '/user/iframe/$url' })
  const hosts = useSite((state) => state.iframeHosts)
  const entry = useMemberCentre((state) =>
    menuLeaves(state.userMenus).find(({ path }) => path === `/user/iframe/${encodeURIComponent(url)}`),
  )
  const title = entry?.title ?? site('titles.embedded')
  const address = safeFrameUrl(url, hosts)
  return (
    <>
      <PageTitle title={title} />
      {address === null ? <Refused url={url} /> : <Frame key={address} address={address} title={title} />}
    </>
  )
}

function Frame({ address, title }: { address: string; title: string }) {
  const t = useText('user/iframe')
  const [arrived, setArrived] = useState(false)
  const { host } = new URL(address)
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed" role="status">
        {arrived ? t('from', { host }) : t('loading', { host })}{' '}
        <a className={styles.outside} href={address} target="_blank" rel="noopener noreferrer">
          {t('newWindow')}
          <IconExternalLink size={14} aria-hidden />
        </a>
      </Text>
      <iframe
        className={styles.frame}
        src={address}
        title={title}
        sandbox="allow-forms allow-popups allow-scripts"
        referrerPolicy="no-referrer"
        onLoad={() => setArrived(true)}
      />
    </Stack>
  )
}

function Refused({ url }: { url: string }) {
  const t = useText('user/iframe')
  return <EmptyState icon={IconLock} title={refusalOf(url)} hint={t('refusedHint')} />
}

/** A valid address that is on no list names its host; any other is named in full. */
function refusalOf(url: string): string {
  const errors = textOf('errors')
  const address = safeUrl(url, 'iframe')
  return address === null
    ? errors('externalRefused', { address: url })
    : errors('hostRefused', { host: new URL(address).host })
}
