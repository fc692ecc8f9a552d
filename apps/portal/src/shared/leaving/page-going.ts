/** How long a page that is being reloaded is not asked about again, in ms. */
const goingFor = 5000

let goingUntil = 0

/** The page is reloaded with consent, or because it must: the browser need not ask a second time. */
export const letPageGo = (): void => {
  goingUntil = performance.now() + goingFor
}

export const isPageGoing = (): boolean => performance.now() < goingUntil

/** A page that has just been drawn has been let go by nobody. */
export const holdPage = (): void => {
  goingUntil = 0
}
