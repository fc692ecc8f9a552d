const dayMs = 86_400_000

/** How a deadline is drawn that is `left` ms away. */
export const urgencyOf = (left: number): 'passed' | 'soon' | 'later' =>
  left <= 0 ? 'passed' : left < dayMs ? 'soon' : 'later'
