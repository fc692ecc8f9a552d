import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Box, Flex, Group, Panel } from '@portal/ui'
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
    <Flex component="aside" direction="column" gap="md" aria-label={t('neighbours')}>
      <Author author={content.author} />
      {(prevArticle ?? nextArticle) && (
        <Panel component="nav" display="block" p="md" aria-label={t('neighbours')}>
          <Flex className={styles.steps} component="dl" direction="column" gap="sm">
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
          </Flex>
        </Panel>
      )}
      {hot.length > 0 && (
        <Panel component="section" display="block" p="md" aria-labelledby="hot-articles">
          <h2 id="hot-articles" className={styles.heading}>
            {t('hot')}
          </h2>
          <Box className={styles.hot} component="ul">
            {hot.map((article) => (
              <li key={article.id}>
                <ArticleTitle article={article} />
              </li>
            ))}
          </Box>
        </Panel>
      )}
    </Flex>
  )
}

function Author({ author }: { author: Schemas['ArticleAuthor'] }) {
  const t = useText('cms/info')
  if (author.nickname === '') return null
  return (
    <Panel component="section" display="block" p="md" aria-labelledby="article-author">
      <h2 id="article-author" className={styles.heading}>
        {t('author')}
      </h2>
      <Group gap="sm" wrap="nowrap" mb="xs">
        <Box component="span" w={44} h={44} bdrs="50%" style={{ overflow: 'hidden' }}>
          <ArticlePicture address={author.avatar} />
        </Box>
        <div>
          <Link to="/cms/channel/$value/{-$type}" params={listParams(author.id, 'user')}>
            {author.nickname}
          </Link>
          <p className={styles.note}>{t('articles', { count: author.statistics.articleCount })}</p>
        </div>
      </Group>
      {author.motto !== '' && <p className={styles.note}>{author.motto}</p>}
    </Panel>
  )
}
