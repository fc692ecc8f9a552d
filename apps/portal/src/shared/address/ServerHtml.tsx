import { RichText } from '@portal/ui'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { assetAddress, imageAddress } from './asset-address.ts'
import { isPage } from './pages.ts'
import { safeUrl } from './safe-url.ts'

interface ServerHtmlProps {
  html: string
  /** Level of its highest heading; by default below the page's heading. */
  topHeading?: number
}

/** HTML from the server: articles, pages, agreements. Its URLs pass the portal's check. */
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

/** A path that is not a page is a file of the site, such as a picture: it opens like an external link. */
function contentAddress(address: string, router: AnyRouter): string | null {
  const safe = safeUrl(address, 'content-link')
  if (!safe?.startsWith('/') || isPage(router, safe.replace(/[?#].*/, ''))) return safe
  return safeUrl(new URL(assetAddress(safe), window.location.origin).href, 'content-link')
}
