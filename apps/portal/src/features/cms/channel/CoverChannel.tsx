import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Link } from '@tanstack/react-router'
import { ArticleCards } from '../ArticleCards.tsx'
import { ContentBlocks } from '../ContentBlocks.tsx'
import { listParams } from '../list-params.ts'
import styles from './channel.module.css'

/** A channel of channels: what is featured, then each channel with its first articles. */
export function CoverChannel({ cover: { carousel, focus, content } }: { cover: Schemas['ArticleCover'] }) {
  const t = useText('cms/channel')
  return (
    <>
      <ContentBlocks label={t('highlights')} blocks={[...carousel, ...focus]} />
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
