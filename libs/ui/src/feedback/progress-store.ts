import { createStore } from 'zustand/vanilla'
import { progressRules, startOfProgress, trickle } from './progress.ts'

/** Share of the bar, 0 to 1; null while there is no bar. */
export const progressStore = createStore<{ share: number | null }>(() => ({ share: null }))

let timer: ReturnType<typeof setInterval> | undefined
let ending: ReturnType<typeof setTimeout> | undefined

const set = (share: number | null) => progressStore.setState({ share })

/** The bar of the route change. A second start while it runs (a redirect) lets it run on. */
export const progress = {
  start() {
    clearTimeout(ending)
    if (timer) return
    set(startOfProgress())
    timer = setInterval(() => {
      const { share } = progressStore.getState()
      if (share !== null) set(trickle(share))
    }, progressRules.trickleEvery)
  },
  /** Fills the bar and takes it away, after success and failure alike. */
  done() {
    if (!timer) return
    clearInterval(timer)
    timer = undefined
    set(1)
    ending = setTimeout(() => set(null), progressRules.speed)
  },
}
