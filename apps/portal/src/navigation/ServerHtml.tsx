import { RichText } from '@portal/ui'
import { useRouter } from '@tanstack/react-router'
import { imageAddress } from './image-address.ts'
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
      link={(address) => safeUrl(address, 'content-link')}
      image={imageAddress}
      onOpen={(path) => void router.navigate({ href: path })}
    />
  )
}
