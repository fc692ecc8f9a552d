import { language, loadTexts } from '@portal/i18n'
import { type ComponentType, useEffect, useState } from 'react'

let loaded: ComponentType | null = null

async function loadFooter(): Promise<ComponentType> {
  const [{ default: Footer }] = await Promise.all([import('./Footer.tsx'), loadTexts(language(), ['footer'])])
  loaded = Footer
  return Footer
}

/**
 * Nobody looks there first, so it comes after the page. No page fails or is reloaded for want of it: what could not be
 * fetched is asked for again by the next layout that is drawn.
 */
export function LateFooter() {
  const [Footer, setFooter] = useState(() => loaded)
  useEffect(() => {
    if (loaded !== null) return
    let here = true
    loadFooter().then(
      (part) => here && setFooter(() => part),
      () => {},
    )
    return () => {
      here = false
    }
  }, [])
  return Footer && <Footer />
}
