import { type ReactNode, useContext, useEffect, useEffectEvent, useRef } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { Group } from '../generated/mantine/Group.ts'
import { Title } from '../generated/mantine/Title.ts'
import { VisuallyHidden } from '../generated/mantine/VisuallyHidden.ts'
import { SiteNameContext } from '../theme/environment.ts'
import classes from './page.module.css'

/** The text for assistive technology; `turn` changes with each announcement, so that a repeated one is heard. */
const announcementStore = createStore(() => ({ message: '', turn: 0 }))

/** Tells screen readers what sighted users see: the page that opened, the number of results. */
export const announce = (message: string) =>
  announcementStore.setState(({ turn }) => ({ message, turn: turn + 1 }))

/** The one live region. Mounted once, outside everything that comes and goes. */
export function LiveRegion() {
  const { message, turn } = useStore(announcementStore)
  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true" data-testid="live-region">
      <span key={turn}>{message}</span>
    </VisuallyHidden>
  )
}

const documentTitle = (title: string, siteName: string): string =>
  siteName ? `${title} - ${siteName}` : title

// On the first page the focus stays where the browser put it: the user may already be typing in a field.
let pagesOpened = 0

export interface PageTitleProps {
  title: string
  /** The content of the heading if it is more than the title: a badge, the name in a second script. */
  children?: ReactNode
  /** Buttons at the end of the line. */
  actions?: ReactNode
  /** Shows the heading to screen readers only. */
  hidden?: boolean
  /** No margin, where a parent's gap already sets the distance. */
  mb?: 0
}

/**
 * The page's heading. It sets the document title; after a route change it takes the focus and is announced, so that
 * keyboard and screen reader users start at the top of the new page.
 */
export function PageTitle({ title, children, actions, hidden = false, mb }: PageTitleProps) {
  const siteName = useContext(SiteNameContext)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    document.title = documentTitle(title, siteName)
  }, [title, siteName])

  // Once per page, not per change of its title.
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
