/**
 * Whether a good answer to a call that the page itself began is there already, see `build/first-calls.js`. Who reads it
 * before drawing has the page whole in its first picture, and nobody waits for it.
 */
export const firstAnswerCame = (path: string): boolean =>
  (window.begunCalls ?? []).some(({ url, answered }) => answered && url.includes(path))
