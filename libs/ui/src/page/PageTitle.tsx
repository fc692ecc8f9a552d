import { type ReactNode, useContext, useEffect, useEffectEvent, useRef } from 'react'
import { Group } from '../generated/mantine/Group.ts'
import { Title } from '../generated/mantine/Title.ts'
import { VisuallyHidden } from '../generated/mantine/VisuallyHidden.ts'
import { announce } from './announce.ts'
import classes from './PageTitle.module.css'
import { SiteNameContext } from './site-name.ts'

const documentTitle = (title: string, siteName: string): string =>
  siteName ? `${title} - ${siteName}` : title

// The page somebody opened directly keeps the focus where the browser put it, a field they already type in included.
let pagesOpened = 0

export interface PageTitleProps {
  title: string
  /** What the heading shows when it is more than the title: a badge, the name in a second script. */
  children?: ReactNode
  /** Buttons of the page, at the end of the line. */
  actions?: ReactNode
  /** Keeps the heading for readers only, where the design shows none. */
  hidden?: boolean
  /** Among parts that keep their distance the heading has none of its own. */
  mb?: 0
}

/**
 * The page's heading. It names the document, and after a route change it takes the focus and is announced, so
 * that keyboard and screen reader start where the new page starts.
 */
export function PageTitle({ title, children, actions, hidden = false, mb }: PageTitleProps) {
  const siteName = useContext(SiteNameContext)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    document.title = documentTitle(title, siteName)
  }, [title, siteName])

  // Once per opened page, not per change of its title.
  const onOpened = useEffectEvent(() => {
    pagesOpened += 1
    if (pagesOpened === 1) return
    announce(title)
    heading.current?.focus({ preventScroll: true })
  })
  useEffect(() => onOpened(), [])

  const h1 = (
    <Title ref={heading} order={1} style={{ overflowWrap: 'anywhere' }} tabIndex={-1}>
      {children ?? title}
    </Title>
  )
  if (hidden) return <VisuallyHidden>{h1}</VisuallyHidden>
  return (
    <Group gap="var(--mantine-spacing-xs) var(--mantine-spacing-md)" justify="space-between" mb={mb ?? 'md'}>
      {h1}
      {actions && (
        <div className={classes.actions} data-screen>
          {actions}
        </div>
      )}
    </Group>
  )
}
