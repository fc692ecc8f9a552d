import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Box, Group, Text, Title } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { ArticleCards } from '../ArticleCards.tsx'
import { ContentBlocks } from '../ContentBlocks.tsx'
import { listParams } from '../cms-search.ts'

/** A channel of channels: highlights, then each channel with its first articles. */
export function CoverChannel({ cover: { carousel, focus, content } }: { cover: Schemas['ArticleCover'] }) {
  const t = useText('cms/channel')
  return (
    <>
      <ContentBlocks label={t('highlights')} blocks={[...carousel, ...focus]} />
      {content.map(({ info: section, contentList }) => (
        <Box key={section.id} component="section" mt="lg" aria-label={section.name}>
          <Group gap="4px var(--mantine-spacing-md)" align="baseline" justify="space-between" mb="xs">
            <Title order={2} size="h3">
              {section.name}
            </Title>
            <Link to="/cms/channel/$value/{-$type}" params={listParams(section.id)}>
              {t('all', { name: section.name })}
            </Link>
          </Group>
          {contentList.length === 0 ? (
            <Text mb="md" c="dimmed">
              {t('none')}
            </Text>
          ) : (
            <ArticleCards
              label={section.name}
              articles={contentList.slice(0, 6)}
              template="doubleColumnList"
              level={3}
            />
          )}
        </Box>
      ))}
    </>
  )
}
