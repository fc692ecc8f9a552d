import { type Schemas, useListCmsChannels } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Panel, Title } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { ContentLink } from './ContentLink.tsx'
import styles from './cms.module.css'
import { listParams } from './cms-search.ts'

type Channel = Schemas['CmsChannel']

/** More than any site has. */
const most = 100

/** All channels as a tree. */
export function ChannelTree() {
  const t = useText('cms')
  const { data } = useListCmsChannels({ limit: most }, { request: { background: true } })
  if (!data || data.list.length === 0) return null
  return (
    <Panel component="nav" display="block" py="sm" px="md" aria-labelledby="channels">
      <Title id="channels" order={2} size="h4" m="0 0 4px">
        {t('channels')}
      </Title>
      <Branch all={data.list} parent={0} />
    </Panel>
  )
}

function Branch({ all, parent }: { all: readonly Channel[]; parent: number }) {
  const channels = all.filter(({ pid }) => pid === parent)
  if (channels.length === 0) return null
  return (
    <ul className={styles.entries}>
      {channels.map((channel) => (
        <li key={channel.id}>
          <ChannelLink channel={channel} />
          <Branch all={all} parent={channel.id} />
        </li>
      ))}
    </ul>
  )
}

function ChannelLink({ channel: { id, type, name, url } }: { channel: Channel }) {
  if (type === 'link')
    return (
      <ContentLink address={url} className={styles.entry}>
        {name}
      </ContentLink>
    )
  return (
    <Link to="/cms/channel/$value/{-$type}" params={listParams(id)} className={styles.entry}>
      {name}
    </Link>
  )
}
