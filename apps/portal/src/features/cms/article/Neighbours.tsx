import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Box, FactList, Flex, Group, Panel, Text } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { ArticlePicture } from '../ArticlePicture.tsx'
import { ArticleTitle } from '../ArticleTitle.tsx'
import { listParams } from '../cms-search.ts'
import styles from './article.module.css'

/** Author, previous and next article, and the channel's most read articles. */
export function Neighbours({ answer }: { answer: Schemas['GetArticleAnswer'] }) {
  const t = useText('cms/info')
  const { content, prevArticle, nextArticle, hotContent } = answer
  const hot = hotContent.filter(({ id }) => id !== content.id)
  return (
    <Flex component="aside" direction="column" gap="md" aria-label={t('neighbours')}>
      <Author author={content.author} />
      {(prevArticle ?? nextArticle) && (
        <Panel component="nav" display="block" p="md" aria-label={t('neighbours')}>
          <FactList widths="minmax(0, 1fr)" gap="sm">
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
          </FactList>
        </Panel>
      )}
      {hot.length > 0 && (
        <Panel component="section" display="block" p="md" aria-labelledby="hot-articles">
          <Flex component="h2" gap="xs" align="center" mb="xs" fz="lg" id="hot-articles">
            {t('hot')}
          </Flex>
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
      <Flex component="h2" gap="xs" align="center" mb="xs" fz="lg" id="article-author">
        {t('author')}
      </Flex>
      <Group gap="sm" wrap="nowrap" mb="xs">
        <Box component="span" w={44} h={44} bdrs="50%" style={{ overflow: 'hidden' }}>
          <ArticlePicture address={author.avatar} />
        </Box>
        <div>
          <Link to="/cms/channel/$value/{-$type}" params={listParams(author.id, 'user')}>
            {author.nickname}
          </Link>
          <Text size="sm" c="dimmed">
            {t('articles', { count: author.statistics.articleCount })}
          </Text>
        </div>
      </Group>
      {author.motto !== '' && (
        <Text size="sm" c="dimmed">
          {author.motto}
        </Text>
      )}
    </Panel>
  )
}
