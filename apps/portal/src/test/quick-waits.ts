// Vitest runs the setup before every file, but its imports only once per process, so nothing is wrapped twice.

/** Pauses (ms) for a reader and between polls; debounces are shorter, notices and limits of tests longer. */
const shortest = 1000
const longest = 3000
const times = 20

type Start = (callback: (...values: unknown[]) => void, ms?: number, ...values: unknown[]) => unknown

// The captcha alone pauses 1.5 s after each answer; nothing happens meanwhile that a test could see.
const start = globalThis.setTimeout as Start
const quick: Start = (callback, ms = 0, ...values) =>
  start(callback, ms >= shortest && ms <= longest ? ms / times : ms, ...values)
Object.assign(globalThis, { setTimeout: Object.assign(quick, start) })
