import { useText } from '@portal/i18n'
import { safeUrl } from '../../../shared/address/safe-url.ts'

/** Where an article comes from; a link where its address may be opened. */
export function SourceLink({ title, address }: { title: string; address: string }) {
  const t = useText('cms/info')
  const source = safeUrl(address, 'content-link')
  const name = title || (source === null ? '' : new URL(source, 'https://inside.invalid').hostname)
  if (name === '') return null
  const text = t('source', { name })
  if (source === null || source.startsWith('/')) return <span>{text}</span>
  return (
    <a href={source} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  )
}
