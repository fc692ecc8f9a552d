/** Shares of the bar's width (0 to 1) and times in ms. */
export const progressRules = {
  /** The bar never shows less than this, so that a start is seen at once. */
  minimum: 0.08,
  /** Only the end of the change may fill the bar. */
  nearlyDone: 0.994,
  /** Duration of each movement. */
  speed: 200,
  /** How often the bar moves while nothing is known. */
  trickleEvery: 800,
}

const clamp = (share: number) => Math.min(progressRules.nearlyDone, Math.max(progressRules.minimum, share))

export const startOfProgress = (): number => progressRules.minimum

/** The next share: large steps at first, ever smaller ones towards the end, which it does not reach. */
export const trickle = (share: number): number => clamp(share + (progressRules.nearlyDone - share) * 0.12)
