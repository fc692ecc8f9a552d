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

/** By page and by who looks at it; in both languages. What was reached on 2026-11-26, and a little room. */
export const limits = {
  home: {
    visitor: { requests: 28, scriptBefore: 161.5, script: 196.5, style: 13, shift: 0 },
    member: { requests: 41, scriptBefore: 161.5, script: 212.5, style: 15, shift: 0 },
  },
  login: {
    visitor: { requests: 20, scriptBefore: 170.5, script: 190, style: 12, shift: 0 },
  },
  'hotel list': {
    visitor: { requests: 52, scriptBefore: 209.5, script: 223.5, style: 18, shift: 0 },
    member: { requests: 58, scriptBefore: 209.5, script: 228, style: 19.5, shift: 0 },
  },
  'hotel page': {
    visitor: { requests: 46, scriptBefore: 206.5, script: 220.5, style: 16, shift: 0 },
    member: { requests: 52, scriptBefore: 206.5, script: 224.5, style: 17, shift: 0 },
  },
  'car list': {
    visitor: { requests: 48, scriptBefore: 208, script: 224.5, style: 17, shift: 0 },
    member: { requests: 54, scriptBefore: 208, script: 229, style: 18, shift: 0 },
  },
  'transfer list': {
    visitor: { requests: 49, scriptBefore: 208, script: 225, style: 16.5, shift: 0 },
    member: { requests: 55, scriptBefore: 208, script: 229, style: 17.5, shift: 0 },
  },
  'order list': {
    member: { requests: 58, scriptBefore: 221, script: 240, style: 19, shift: 0 },
  },
  'order detail': {
    member: { requests: 47, scriptBefore: 213, script: 229.5, style: 16.5, shift: 0 },
  },
  overview: {
    member: { requests: 53, scriptBefore: 204, script: 224.5, style: 17, shift: 0 },
  },
  article: {
    visitor: { requests: 47, scriptBefore: 206, script: 239.5, style: 19, shift: 0 },
    member: { requests: 53, scriptBefore: 206, script: 243, style: 19, shift: 0 },
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
