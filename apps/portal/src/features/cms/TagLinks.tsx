import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Flex } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import styles from './cms.module.css'
import { listParams } from './cms-search.ts'

/** The tags of an article, each linking to its articles. */
export function TagLinks({ tags }: { tags: Schemas['CmsTagNames'] }) {
  const t = useText('cms')
  const entries = Object.entries(tags.name)
  if (entries.length === 0) return null
  return (
    <Flex component="ul" gap={6} wrap="wrap" aria-label={t('tags')}>
      {entries.map(([id, name]) => (
        <li key={id}>
          <Link className={styles.tag} to="/cms/channel/$value/{-$type}" params={listParams(id, 'tag')}>
            {name}
          </Link>
        </li>
      ))}
    </Flex>
  )
}
