import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isPageAvailable } from '../../shared/address/pages.ts'
import { safeUrl } from '../../shared/address/safe-url.ts'

interface ContentLinkProps {
  /** As the server names it: a path of the portal or another site. */
  address: string
  className?: string | undefined
  children: ReactNode
}

/** A link set by editors; if its address is missing or unsafe, only its content. */
export function ContentLink({ address, className, children }: ContentLinkProps) {
  const router = useRouter()
  const safe = address === '' ? null : safeUrl(address, 'content-link')
  if (safe === null) return children
  const inside = safe.startsWith('/')
  if (inside && !isPageAvailable(router, safe)) return children
  return (
    <a
      className={className}
      href={safe}
      {...(!inside && { target: '_blank', rel: 'noopener noreferrer' })}
      onClick={(event) => {
        if (!inside || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        void router.navigate({ href: safe })
      }}
    >
      {children}
    </a>
  )
}
