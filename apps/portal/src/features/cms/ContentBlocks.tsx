import type { Schemas } from '@portal/api-client'
import { Columns, Panel, Text } from '@portal/ui'
import { ServerHtml } from '../../shared/address/ServerHtml.tsx'
import { ArticlePicture } from './ArticlePicture.tsx'
import { ContentLink } from './ContentLink.tsx'
import styles from './cms.module.css'

type Block = Schemas['CmsBlock']

interface ContentBlocksProps {
  /** Accessible name of the list. */
  label: string
  blocks: readonly Block[]
}

/** Editors' highlights: linked pictures and texts. */
export function ContentBlocks({ label, blocks }: ContentBlocksProps) {
  if (blocks.length === 0) return null
  return (
    <Columns
      component="ul"
      widths="repeat(auto-fit, minmax(min(100%, 150px), 1fr))"
      gap="sm"
      aria-label={label}
    >
      {blocks.map((block) => (
        <Panel
          key={block.id}
          className={styles.block}
          component="li"
          display="block"
          style={{ overflow: 'hidden' }}
        >
          <BlockBody block={block} />
        </Panel>
      ))}
    </Columns>
  )
}

function BlockBody({ block: { type, title, image, link, rich_text } }: { block: Block }) {
  if (type === 'rich_text') return <ServerHtml html={rich_text} topHeading={2} />
  return (
    <ContentLink address={link} className={styles.blockLink}>
      <span className={styles.blockPicture}>
        <ArticlePicture address={image} eager />
      </span>
      <Text span inherit display="block" py="xs" px="sm" fw={600}>
        {title}
      </Text>
    </ContentLink>
  )
}
