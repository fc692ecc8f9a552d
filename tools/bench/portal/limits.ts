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
    visitor: { requests: 35, scriptBefore: 164, script: 206, style: 21, shift: 0 },
    member: { requests: 50, scriptBefore: 166, script: 234, style: 23, shift: 0 },
  },
  login: {
    visitor: { requests: 26, scriptBefore: 175, script: 196, style: 12, shift: 0 },
  },
  'hotel list': {
    visitor: { requests: 55, scriptBefore: 213.5, script: 233, style: 21, shift: 0 },
    member: { requests: 61, scriptBefore: 213.5, script: 240, style: 21, shift: 0 },
  },
  'hotel page': {
    visitor: { requests: 48, scriptBefore: 222.5, script: 225, style: 24, shift: 0 },
    member: { requests: 54, scriptBefore: 222.5, script: 232, style: 24, shift: 0 },
  },
  'car list': {
    visitor: { requests: 46, scriptBefore: 227, script: 230, style: 24, shift: 0 },
    member: { requests: 52, scriptBefore: 227, script: 236.5, style: 24, shift: 0 },
  },
  'transfer list': {
    visitor: { requests: 42, scriptBefore: 215, script: 217.5, style: 24, shift: 0 },
    member: { requests: 48, scriptBefore: 215, script: 224.5, style: 24, shift: 0 },
  },
  'order list': {
    member: { requests: 51, scriptBefore: 234.5, script: 237.5, style: 24, shift: 0 },
  },
  'order detail': {
    member: { requests: 44, scriptBefore: 224.5, script: 229.5, style: 24, shift: 0 },
  },
  overview: {
    member: { requests: 46, scriptBefore: 220, script: 223, style: 24, shift: 0 },
  },
  article: {
    visitor: { requests: 45, scriptBefore: 211.5, script: 251, style: 24, shift: 0 },
    member: { requests: 51, scriptBefore: 211.5, script: 257, style: 24, shift: 0 },
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
