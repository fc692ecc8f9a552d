import type { Schemas } from '@portal/api-client'
import { formatTime, useText } from '@portal/i18n'
import { Badge, Flex, Group, Panel, Stack, Text } from '@portal/ui'
import { ArticlePicture } from './ArticlePicture.tsx'
import { ArticleTitle } from './ArticleTitle.tsx'
import { contentPrice } from './ContentStatus.tsx'
import styles from './cms.module.css'
import { TagLinks } from './TagLinks.tsx'

type Article = Schemas['ArticleSummary']

interface ArticleCardsProps {
  /** Accessible name of the list. */
  label: string
  articles: readonly Article[]
  /** `doubleColumnList`, `bigPicList`, `news` or `products`; others are shown as `news`. */
  template: string
  /** Heading level. */
  level?: 2 | 3
}

/** Articles in the template of their channel. */
export function ArticleCards({ label, articles, template, level = 2 }: ArticleCardsProps) {
  return (
    <ul className={styles.cards} data-template={template} aria-label={label}>
      {articles.map((article) => (
        <ArticleCard key={article.id} article={article} level={level} />
      ))}
    </ul>
  )
}

function ArticleCard({ article, level }: { article: Article; level: 2 | 3 }) {
  const t = useText('cms')
  const Heading = `h${level}` as const
  const { flag, images, description, cmsTags, views, comments, likes, price, currency, publish_time } =
    article
  return (
    <Panel component="li" className={styles.card} p="sm">
      {images.length > 0 && (
        <span className={styles.frame}>
          <ArticlePicture address={images[0]} />
        </span>
      )}
      <Stack gap={6} miw={0} style={{ overflowWrap: 'anywhere' }}>
        <Heading className={styles.title}>
          <ArticleTitle article={article} />
        </Heading>
        {(flag.length > 0 || price > 0) && (
          <Group gap={6} align="stretch">
            {price > 0 && (
              <Badge variant="filled" tt="none">
                {contentPrice(price, currency)}
              </Badge>
            )}
            {flag.map((mark) => (
              <Badge key={mark} variant="light" color="gray" tt="none">
                {t(`flags.${mark}`)}
              </Badge>
            ))}
          </Group>
        )}
        {description !== '' && <Text lineClamp={2}>{description}</Text>}
        <Flex
          component="p"
          gap="4px var(--mantine-spacing-sm)"
          wrap="wrap"
          c="dimmed"
          fz="xs"
          style={{ fontVariantNumeric: 'tabular-nums' }}
        >
          <span>{formatTime(publish_time, 'yyyy-mm-dd')}</span>
          <span>{t('views', { count: views })}</span>
          <span>{t('comments', { count: comments })}</span>
          <span>{t('likes', { count: likes })}</span>
        </Flex>
        <TagLinks tags={cmsTags} />
      </Stack>
    </Panel>
  )
}
