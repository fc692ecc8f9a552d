export const visitors = ['visitor', 'member'] as const
/** Somebody who has not signed in, or the owner of the company with ten thousand orders. */
export type Visitor = (typeof visitors)[number]

/** What a page may take until it is at rest. One more fails the command. */
export interface Limit {
  readonly requests: number
  /** kB of JavaScript on the wire: asked for before the program has drawn the page, and until the page is at rest. */
  readonly scriptBefore: number
  readonly script: number
  /** kB of styles on the wire. */
  readonly style: number
  /** Cumulative layout shift, to three places. */
  readonly shift: number
}

/** ms that are aimed at on a machine with nothing else to do; missing one fails nothing. */
export interface TimeGoal {
  readonly largestPaint: number
  readonly blocking: number
}

/** By page and by who looks at it; in both languages. */
export const limits = {
  home: {
    visitor: { requests: 15, scriptBefore: 161, script: 175.5, style: 9, shift: 0 },
    member: { requests: 42, scriptBefore: 161, script: 210, style: 15, shift: 0 },
  },
  login: {
    visitor: { requests: 20, scriptBefore: 169.5, script: 187, style: 12, shift: 0 },
  },
  'hotel list': {
    visitor: { requests: 49, scriptBefore: 203.5, script: 218.5, style: 17.5, shift: 0 },
    member: { requests: 66, scriptBefore: 217.5, script: 232, style: 21, shift: 0 },
  },
  'hotel page': {
    visitor: { requests: 49, scriptBefore: 220.5, script: 229.5, style: 17.5, shift: 0 },
    member: { requests: 58, scriptBefore: 220.5, script: 235.5, style: 18.5, shift: 0 },
  },
  'car list': {
    visitor: { requests: 55, scriptBefore: 216, script: 227.5, style: 19.5, shift: 0 },
    member: { requests: 64, scriptBefore: 216, script: 233.5, style: 20.5, shift: 0 },
  },
  'transfer list': {
    visitor: { requests: 50, scriptBefore: 211.5, script: 223.5, style: 18.5, shift: 0 },
    member: { requests: 59, scriptBefore: 211.5, script: 229, style: 19.5, shift: 0 },
  },
  'order list': {
    member: { requests: 64, scriptBefore: 230, script: 244.5, style: 20, shift: 0 },
  },
  'order detail': {
    member: { requests: 52, scriptBefore: 213, script: 227.5, style: 18, shift: 0 },
  },
  overview: {
    member: { requests: 61, scriptBefore: 210, script: 225.5, style: 20, shift: 0 },
  },
  article: {
    visitor: { requests: 50, scriptBefore: 202, script: 238, style: 20.5, shift: 0 },
    member: { requests: 58, scriptBefore: 202, script: 242, style: 20.5, shift: 0 },
  },
} as const satisfies Record<string, Partial<Record<Visitor, Limit>>>

export type PageName = keyof typeof limits

const blocking = 300

export const timeGoals: Record<PageName, TimeGoal> = {
  home: { largestPaint: 700, blocking },
  login: { largestPaint: 800, blocking },
  'hotel list': { largestPaint: 1000, blocking },
  'hotel page': { largestPaint: 1000, blocking },
  'car list': { largestPaint: 1200, blocking },
  'transfer list': { largestPaint: 1200, blocking },
  'order list': { largestPaint: 1200, blocking },
  'order detail': { largestPaint: 1200, blocking },
  overview: { largestPaint: 1200, blocking },
  article: { largestPaint: 1200, blocking },
}

/** ms from an event to the next paint, of any scripted action. */
export const interactionGoal = 100

/** MB of JavaScript objects that may stay behind after fifty searches. */
export const heapGoal = 1
