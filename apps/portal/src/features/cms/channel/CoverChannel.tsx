import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Link, useRouter } from '@tanstack/react-router'
import { ServerHtml } from '../../../navigation/ServerHtml.tsx'
import { safeUrl } from '../../../navigation/safe-url.ts'
import { ArticleCards } from '../ArticleCards.tsx'
import { ArticlePicture } from '../ArticlePicture.tsx'
import { listParams } from '../list-params.ts'
import styles from './channel.module.css'

type Block = Schemas['CmsBlock']

/** A channel of channels: what is featured, then each channel with its first articles. */
export function CoverChannel({ cover: { carousel, focus, content } }: { cover: Schemas['ArticleCover'] }) {
  const t = useText('cms/channel')
  return (
    <>
      <Blocks label={t('highlights')} blocks={[...carousel, ...focus]} />
      {content.map(({ info: section, contentList }) => (
        <section key={section.id} className={styles.section} aria-label={section.name}>
          <div className={styles.sectionHead}>
            <h2 className={styles.sectionTitle}>{section.name}</h2>
            <Link to="/cms/channel/$value/{-$type}" params={listParams(section.id)}>
              {t('all', { name: section.name })}
            </Link>
          </div>
          {contentList.length === 0 ? (
            <p className={styles.lead}>{t('none')}</p>
          ) : (
            <ArticleCards
              label={section.name}
              articles={contentList.slice(0, 6)}
              template="doubleColumnList"
              level={3}
            />
          )}
        </section>
      ))}
    </>
  )
}

function Blocks({ label, blocks }: { label: string; blocks: readonly Block[] }) {
  if (blocks.length === 0) return null
  return (
    <ul className={styles.blocks} aria-label={label}>
      {blocks.map((block) => (
        <li key={block.id} className={styles.block}>
          <BlockBody block={block} />
        </li>
      ))}
    </ul>
  )
}

/** A picture that leads somewhere, or a text. */
function BlockBody({ block: { type, title, image, link, rich_text } }: { block: Block }) {
  const router = useRouter()
  if (type === 'rich_text') return <ServerHtml html={rich_text} topHeading={2} />
  const address = link === '' ? null : safeUrl(link, 'content-link')
  const body = (
    <>
      <span className={styles.blockPicture}>
        <ArticlePicture address={image} eager />
      </span>
      <span className={styles.blockTitle}>{title}</span>
    </>
  )
  if (address === null) return body
  const inside = address.startsWith('/')
  return (
    <a
      className={styles.blockLink}
      href={address}
      {...(!inside && { target: '_blank', rel: 'noopener noreferrer' })}
      onClick={(event) => {
        if (!inside || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        void router.navigate({ href: address })
      }}
    >
      {body}
    </a>
  )
}
