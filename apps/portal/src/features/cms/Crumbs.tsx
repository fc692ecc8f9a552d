import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Link } from '@tanstack/react-router'
import styles from '../../shared/links.module.css'
import { listParams } from './cms-search.ts'

interface CrumbsProps {
  way: readonly Schemas['CmsBreadcrumb'][]
  /** The last step is the page itself; false if the page is below it. */
  here?: boolean
}

/** Breadcrumbs from the home page through the content section and its channels. */
export function Crumbs({ way, here = true }: CrumbsProps) {
  const t = useText('cms')
  const common = useText('common')
  return (
    <nav aria-label={t('crumbs')}>
      <ol className={styles.crumbs} data-screen>
        <li>
          <Link to="/">{common('home')}</Link>
        </li>
        <li>
          <Link to="/cms/search">{t('articles')}</Link>
        </li>
        {way.map(({ id, name, type }, index) =>
          here && index === way.length - 1 ? (
            <li key={id} aria-current="page">
              {name}
            </li>
          ) : (
            <li key={id}>
              <Link to="/cms/channel/$value/{-$type}" params={listParams(id, type)}>
                {name}
              </Link>
            </li>
          ),
        )}
      </ol>
    </nav>
  )
}
