import { useStore } from 'zustand'
import classes from './ProgressBar.module.css'
import { progressRules } from './progress.ts'
import { progressStore } from './progress-store.ts'

/** A thin bar at the top while a route change is under way. The new page's title is what gets announced, not this. */
export function ProgressBar() {
  const share = useStore(progressStore, (state) => state.share)
  if (share === null) return null
  const style = { '--share': share, transition: `transform ${progressRules.speed}ms ease-out` }
  return <div className={classes.bar} data-screen style={style} data-testid="progress-bar" aria-hidden />
}
