export const visitors = ['visitor', 'member'] as const
/** An anonymous visitor, or the owner of the company with ten thousand orders. */
export type Visitor = (typeof visitors)[number]

/** As much a page loads, as reached on 2026-11-27. More than 2 % above it fails the command; layout shift has no room. */
export interface Limit {
  readonly requests: number
  /** kB of JavaScript on the wire: requested before React begins to render, and until the page is at rest. */
  readonly scriptBefore: number
  readonly script: number
  /** kB of styles on the wire. */
  readonly style: number
  /** Cumulative layout shift, to three places. */
  readonly shift: number
}

export const room = 1.02

/** By page and visitor; for both languages. */
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

/**
 * Goals as multiples of the first paint of the floor page: until React has rendered the page. Missing a goal fails
 * nothing, because times depend on the machine. The content may take `contentAfter` more.
 */
export const usableGoals: Record<PageName, number> = {
  home: 1.2,
  login: 1.3,
  'hotel list': 1.7,
  'hotel page': 1.7,
  'car list': 1.5,
  'transfer list': 1.5,
  'order list': 1.7,
  'order detail': 1.5,
  overview: 1.7,
  article: 1.5,
}

export const firstPaintGoal = 0.6
export const contentAfter = 0.25

/** ms from an event to the next paint, for each action. */
export const interactionGoal = 100

/** MB of JavaScript objects that may remain after fifty searches. */
export const heapGoal = 1
