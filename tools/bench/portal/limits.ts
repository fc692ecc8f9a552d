export const visitors = ['visitor', 'member'] as const
/** An anonymous visitor, or the owner of the company with ten thousand orders. */
export type Visitor = (typeof visitors)[number]

/** As much a page loads, as reached on 2026-11-28. More than 2 % above it fails the command; layout shift has no room. */
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
    visitor: { requests: 27, scriptBefore: 166, script: 190, style: 12.5, shift: 0 },
    member: { requests: 47, scriptBefore: 166, script: 240.5, style: 21, shift: 0 },
  },
  login: {
    visitor: { requests: 23, scriptBefore: 172.5, script: 191.5, style: 12.5, shift: 0 },
  },
  'hotel list': {
    visitor: { requests: 54, scriptBefore: 218, script: 235.5, style: 21.5, shift: 0 },
    member: { requests: 58, scriptBefore: 218, script: 239.5, style: 21.5, shift: 0 },
  },
  'hotel page': {
    visitor: { requests: 51, scriptBefore: 224.5, script: 242, style: 22.5, shift: 0 },
    member: { requests: 56, scriptBefore: 224.5, script: 248, style: 22.5, shift: 0 },
  },
  'car list': {
    visitor: { requests: 45, scriptBefore: 217, script: 234.5, style: 21, shift: 0 },
    member: { requests: 49, scriptBefore: 217, script: 238.5, style: 21, shift: 0 },
  },
  'transfer list': {
    visitor: { requests: 42, scriptBefore: 208, script: 225.5, style: 21, shift: 0 },
    member: { requests: 47, scriptBefore: 208, script: 231.5, style: 21, shift: 0 },
  },
  'order list': {
    member: { requests: 46, scriptBefore: 223, script: 239.5, style: 21, shift: 0 },
  },
  'order detail': {
    member: { requests: 42, scriptBefore: 218, script: 236.5, style: 21, shift: 0 },
  },
  overview: {
    member: { requests: 44, scriptBefore: 211, script: 228, style: 21.5, shift: 0 },
  },
  article: {
    visitor: { requests: 40, scriptBefore: 202, script: 235.5, style: 22, shift: 0 },
    member: { requests: 44, scriptBefore: 202, script: 239.5, style: 22, shift: 0 },
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
