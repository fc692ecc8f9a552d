import { RichText } from '@portal/ui'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { assetAddress } from '../asset-address.ts'
import { imageAddress } from './image-address.ts'
import { isPage } from './pages.ts'
import { safeUrl } from './safe-url.ts'

interface ServerHtmlProps {
  html: string
  /** Level of its highest heading; below a page's own heading when absent. */
  topHeading?: number
}

/** A text that the server sends as HTML: articles, pages, agreements. Its addresses pass the portal's one rule. */
export function ServerHtml(props: ServerHtmlProps) {
  const router = useRouter()
  return (
    <RichText
      {...props}
      link={(address) => contentAddress(address, router)}
      image={imageAddress}
      onOpen={(path) => void router.navigate({ href: path })}
    />
  )
}

/** A path that is no page of the portal is a file of the site, like its pictures: it opens as other hosts do. */
function contentAddress(address: string, router: AnyRouter): string | null {
  const safe = safeUrl(address, 'content-link')
  if (!safe?.startsWith('/') || isPage(router, safe.replace(/[?#].*$/, ''))) return safe
  return safeUrl(new URL(assetAddress(safe), window.location.origin).href, 'content-link')
}
