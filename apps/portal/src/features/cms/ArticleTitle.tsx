import { useText } from '@portal/i18n'
import { IconExternalLink } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { safeUrl } from '../../shared/address/safe-url.ts'

interface ArticleTitleProps {
  /** `url` is set where the article is elsewhere. */
  article: { id: number; title: string; url?: string }
}

/** Leads to an article; to one that is elsewhere in a new window, if its address may be opened. */
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
