import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from '../shared/when-idle.ts'
import { withTexts } from '../shared/with-texts.ts'

let loaded: ComponentType | null = null

async function loadCount(): Promise<ComponentType> {
  const part = await withTexts(
    ['user/notification/list'],
    () => import('../features/notification/UnreadCount.tsx'),
  )
  loaded = part.default
  return part.default
}

/**
 * The unread count, code and call: nobody waits for it, so both come once the page is at rest. No page fails or is loaded
 * again for want of it: what could not be fetched is asked for again by the next header that is drawn.
 */
export function LateUnreadCount() {
  const [Count, setCount] = useState(() => loaded)
  useEffect(() => {
    if (loaded !== null) return
    let here = true
    whenIdle(() => {
      if (!here) return
      loadCount().then(
        (part) => here && setCount(() => part),
        () => {},
      )
    })
    return () => {
      here = false
    }
  }, [])
  return Count && <Count />
}
