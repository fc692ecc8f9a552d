import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Box, Flex, IconDownload, Text } from '@portal/ui'
import { assetAddress } from '../../../shared/address/asset-address.ts'
import { safeUrl } from '../../../shared/address/safe-url.ts'
import styles from './article.module.css'

/** The files of an article; some require a comment first. */
export function ArticleFiles({ article }: { article: Schemas['Article'] }) {
  const t = useText('cms/info')
  const { downloads, download_after_comment, commented, paid } = article
  const waiting = paid && download_after_comment === 'enable' && !commented
  const files = downloads.flatMap(({ key, value }) => {
    const address = safeUrl(assetAddress(value), 'content-link')
    return address === null ? [] : [{ name: key, address }]
  })
  if (files.length === 0 && !waiting) return null
  return (
    <section aria-labelledby="article-files">
      <Flex component="h2" gap="xs" align="center" mb="xs" fz="lg" id="article-files">
        {t('downloads')}
      </Flex>
      {waiting && (
        <Text size="sm" c="dimmed">
          {t('afterComment')}
        </Text>
      )}
      {files.length > 0 && (
        <Box className={styles.fileList} component="ul">
          {files.map(({ name, address }) => (
            <li key={address}>
              <a href={address} download aria-label={t('download', { name })}>
                <IconDownload size={16} aria-hidden /> {name}
              </a>
            </li>
          ))}
        </Box>
      )}
    </section>
  )
}
