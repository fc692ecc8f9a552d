import { useEffect, useState } from 'react'
import { createStore } from 'zustand/vanilla'
import classes from './feedback.module.css'

/** Shares of the bar's width (0 to 1) and times in ms. */
export const progressRules = {
  /** The bar starts with this share, so that a start is visible at once. */
  minimum: 0.08,
  /** Only the end of the route change fills the bar. */
  nearlyDone: 0.994,
  /** Duration of each movement. */
  speed: 200,
  /** How often the bar moves while it waits. */
  trickleEvery: 800,
}

/** The next share: large steps at first, then ever smaller ones towards the end, which it never reaches. */
export const trickle = (share: number): number =>
  Math.min(
    progressRules.nearlyDone,
    Math.max(progressRules.minimum, share + (progressRules.nearlyDone - share) * 0.12),
  )

/** Share of the bar, 0 to 1; null while there is no bar. */
export const progressStore = createStore<{ share: number | null }>(() => ({ share: null }))

let timer: ReturnType<typeof setInterval> | undefined
let ending: ReturnType<typeof setTimeout> | undefined

const setShare = (share: number | null) => progressStore.setState({ share })

/** The bar of a route change. A second start while it runs (a redirect) lets it run on. */
export const progress = {
  start() {
    clearTimeout(ending)
    if (timer) return
    setShare(progressRules.minimum)
    timer = setInterval(() => {
      const { share } = progressStore.getState()
      if (share !== null) setShare(trickle(share))
    }, progressRules.trickleEvery)
  },
  /** Fills the bar and removes it, after success and failure alike. */
  done() {
    if (!timer) return
    clearInterval(timer)
    timer = undefined
    setShare(1)
    ending = setTimeout(() => setShare(null), progressRules.speed)
  },
}

/** A thin bar at the top during a route change. Screen readers hear the new page's title instead. */
export function ProgressBar() {
  const share = useShare()
  if (share === null) return null
  const style = { '--share': share, transition: `transform ${progressRules.speed}ms ease-out` }
  return <div className={classes.bar} data-screen style={style} data-testid="progress-bar" aria-hidden />
}

// An effect, not useStore: an external store that changes during a concurrent render makes React start over and
// render the page synchronously, which blocks a slow machine for half a second.
function useShare(): number | null {
  const read = () => progressStore.getState().share
  const [share, setRead] = useState(read)
  useEffect(() => {
    const follow = () => setRead(read())
    follow()
    return progressStore.subscribe(follow)
  }, [])
  return share
}
