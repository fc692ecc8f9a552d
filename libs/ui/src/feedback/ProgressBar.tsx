import { useEffect, useState } from 'react'
import classes from './ProgressBar.module.css'
import { progressRules } from './progress.ts'
import { progressStore } from './progress-store.ts'

const share = () => progressStore.getState().share

/** A thin bar at the top while a route change is under way. The new page's title is what gets announced, not this. */
export function ProgressBar() {
  const shown = useShare()
  if (shown === null) return null
  const style = { '--share': shown, transition: `transform ${progressRules.speed}ms ease-out` }
  return <div className={classes.bar} data-screen style={style} data-testid="progress-bar" aria-hidden />
}

// Read by an effect: a store that React keeps in step with, and that moves while a page is being drawn in steps, makes it
// begin again and draw the page in one go, half a second without an answer on a slow machine.
function useShare(): number | null {
  const [value, setValue] = useState(share)
  useEffect(() => {
    const follow = () => setValue(share())
    follow()
    return progressStore.subscribe(follow)
  }, [])
  return value
}
