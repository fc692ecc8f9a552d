import { type Schemas, useGetCmsSettings } from '@portal/api-client'
import { Panel, Stack, Title } from '@portal/ui'
import { ArticleTitle } from './ArticleTitle.tsx'
import { ChannelTree } from './ChannelTree.tsx'
import { ContentBlocks } from './ContentBlocks.tsx'
import styles from './cms.module.css'
import { PartnerSites } from './PartnerSites.tsx'
import { TagLinks } from './TagLinks.tsx'

/** Beside article lists: channels, recommendations, partner sites. */
export function ContentAside() {
  // The page shows its own error, so this part shows none.
  const { data } = useGetCmsSettings({ request: { background: true } })
  return (
    <Stack>
      <ChannelTree />
      {data?.config.right_sidebar.map((block) => (
        <SidebarBlock key={block.type} block={block} />
      ))}
      {data && <PartnerSites sites={data.config.friendly_link} />}
    </Stack>
  )
}

interface SidebarBlockProps {
  block: Schemas['CmsSidebarBlock']
}

function SidebarBlock({ block: { type, title, recommendContent, ad, tags } }: SidebarBlockProps) {
  const id = `aside-${type}`
  if (type === 'ad') return <ContentBlocks label={title} blocks={ad} />
  return (
    <Panel component="section" display="block" py="sm" px="md" aria-labelledby={id}>
      <Title id={id} order={2} size="h4" m="0 0 4px">
        {title}
      </Title>
      {type === 'tags' && (
        <TagLinks tags={{ name: Object.fromEntries(tags.map((tag) => [tag.id, tag.name])) }} />
      )}
      {type === 'recommendContent' && (
        <ul className={styles.entries}>
          {recommendContent.map((article) => (
            <li key={article.id} className={styles.entry}>
              <ArticleTitle article={article} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
