import type { UnreadableAnswer } from '@portal/api-client'

/** What a host may listen for on `window`, to learn which answers of its backend the portal could not read. */
export const unreadableEvent = 'portal-answer-unreadable'

/**
 * Tells of an answer that could not be read, by call and field: a host by an event, whoever develops on the console. The
 * value stays on the console, since it may be anybody's data.
 */
export function reportUnreadable(answer: UnreadableAnswer, got: unknown): void {
  window.dispatchEvent(new CustomEvent(unreadableEvent, { detail: answer }))
  if (import.meta.env.DEV) {
    const { call, field, expected } = answer
    // oxlint-disable-next-line no-console -- for whoever develops; a host listens for the event
    console.error(`${call}: ${field} should be ${expected}, but is`, got)
  }
}
