import { escapeHtml } from './clean-html.ts'
import type { CommentRecord } from './content.ts'

/** Seconds between two comments of one member. */
const commentPause = 10

/** Advertising and abuse: such a comment is refused once staff have read it. */
const unwelcome = /casino|赌场|whats?app|加微信|stupid|傻/i
const link = /https?:\/\/|www\./i

/** A comment with an address, or with words that staff look for, is shown only after it has been read. */
export const needsReview = (text: string): boolean => link.test(text) || unwelcome.test(text)

/** What staff decide on a comment that waits. */
export const verdictOn = (html: string): 'normal' | 'refused' => (unwelcome.test(html) ? 'refused' : 'normal')

/** What a member typed as HTML: plain text in paragraphs, with those it speaks to before it. */
export function commentHtml(typed: string, atUser: readonly string[]): string {
  const names = [...new Set(atUser)].map((name) => `<strong>@${escapeHtml(name)}</strong> `).join('')
  const paragraphs = typed
    .replaceAll('\u0000', '')
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(escapeHtml)
  return paragraphs.map((line, index) => `<p>${index === 0 ? names : ''}${line}</p>`).join('')
}

/** Seconds until this member may comment again; 0 when it may now. Times in epoch s. */
export function pauseLeft(own: readonly CommentRecord[], now: number): number {
  const last = own.reduce((latest, { create_time }) => Math.max(latest, create_time), 0)
  return Math.max(0, last + commentPause - now)
}

/** Newest first; equal ones by their number. */
export const newestFirst = <T extends { readonly id: string }>(
  rows: readonly T[],
  timeOf: (row: T) => number,
): T[] =>
  rows.toSorted((a, b) => timeOf(b) - timeOf(a) || Number(b.id) - Number(a.id) || (a.id < b.id ? 1 : -1))
