import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Link } from '@tanstack/react-router'
import { ArticlePicture } from '../ArticlePicture.tsx'
import { ArticleTitle } from '../ArticleTitle.tsx'
import { listParams } from '../list-params.ts'
import styles from './article.module.css'

/** Who wrote it, the articles before and after it, and what is read most in its channel. */
export function Neighbours({ answer }: { answer: Schemas['GetArticleAnswer'] }) {
  const t = useText('cms/info')
  const { content, prevArticle, nextArticle, hotContent } = answer
  const hot = hotContent.filter(({ id }) => id !== content.id)
  return (
    <aside className={styles.aside} aria-label={t('neighbours')}>
      <Author author={content.author} />
      {(prevArticle ?? nextArticle) && (
        <nav className={styles.box} aria-label={t('neighbours')}>
          <dl className={styles.steps}>
            {[['previous', prevArticle] as const, ['next', nextArticle] as const].map(
              ([way, article]) =>
                article && (
                  <div key={way}>
                    <dt>{t(way)}</dt>
                    <dd>
                      <ArticleTitle article={article} />
                    </dd>
                  </div>
                ),
            )}
          </dl>
        </nav>
      )}
      {hot.length > 0 && (
        <section className={styles.box} aria-labelledby="hot-articles">
          <h2 id="hot-articles" className={styles.heading}>
            {t('hot')}
          </h2>
          <ul className={styles.hot}>
            {hot.map((article) => (
              <li key={article.id}>
                <ArticleTitle article={article} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  )
}

function Author({ author }: { author: Schemas['ArticleAuthor'] }) {
  const t = useText('cms/info')
  if (author.nickname === '') return null
  return (
    <section className={styles.box} aria-labelledby="article-author">
      <h2 id="article-author" className={styles.heading}>
        {t('author')}
      </h2>
      <div className={styles.author}>
        <span className={styles.face}>
          <ArticlePicture address={author.avatar} />
        </span>
        <div>
          <Link to="/cms/channel/$value/{-$type}" params={listParams(author.id, 'user')}>
            {author.nickname}
          </Link>
          <p className={styles.note}>{t('articles', { count: author.statistics.articleCount })}</p>
        </div>
      </div>
      {author.motto !== '' && <p className={styles.note}>{author.motto}</p>}
    </section>
  )
}
