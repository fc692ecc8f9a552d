import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { type AddressRules, cleanHtml } from './clean-html.ts'
import classes from './RichText.module.css'

interface RichTextProps extends AddressRules {
  /** Untrusted HTML from the server. */
  html: string
  /** Level of its highest heading: one below the heading of the page or dialog. */
  topHeading?: number
  /** Opens a path of the portal without a reload. */
  onOpen: (path: string) => void
}

/** Cleaned HTML. The only component that puts foreign markup on the page. */
export function RichText({ html, topHeading, link, image, onOpen }: RichTextProps) {
  const host = useRef<HTMLDivElement>(null)
  const fill = useEffectEvent((text: string) =>
    host.current?.replaceChildren(cleanHtml(text, { link, image }, topHeading)),
  )
  const follow = useEffectEvent((event: MouseEvent) => {
    const path = plainlyClickedPath(event)
    if (path === null) return
    event.preventDefault()
    onOpen(path)
  })
  useLayoutEffect(() => fill(html), [html])
  useLayoutEffect(() => {
    const text = host.current
    const onClick = (event: MouseEvent) => follow(event)
    text?.addEventListener('click', onClick)
    return () => text?.removeEventListener('click', onClick)
  }, [])
  return <div ref={host} className={classes.text} />
}

/** The path of an internal link, unless the click asks for a new tab. */
function plainlyClickedPath(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const path = link?.getAttribute('href')
  return path?.startsWith('/') ? path : null
}
