import { useText } from '@portal/i18n'
import { IconExternalLink } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { safeUrl } from '../../shared/address/safe-url.ts'

interface ArticleTitleProps {
  /** `url` is set if the article is on another site. */
  article: { id: number; title: string; url?: string }
}

/** Links to an article; an external one opens in a new window if its address is safe. */
export function ArticleTitle({ article: { id, title, url = '' } }: ArticleTitleProps) {
  const t = useText('cms')
  const elsewhere = url === '' ? null : safeUrl(url, 'content-link')
  if (elsewhere === null || elsewhere.startsWith('/'))
    return (
      <Link to="/cms/info/$id" params={{ id: String(id) }}>
        {title}
      </Link>
    )
  return (
    <a href={elsewhere} target="_blank" rel="noopener noreferrer" aria-label={t('elsewhere', { title })}>
      {title} <IconExternalLink size={14} aria-hidden />
    </a>
  )
}
