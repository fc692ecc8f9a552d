import { commentWait, contributionWait, type StaffWait } from '../../../domain/waits.ts'
import type { MemberRecord } from '../../account-records.ts'
import { type Base, deepFreeze, lazily } from '../../base.ts'
import type { Job, JobKind } from '../../jobs.ts'
import { seedArticles } from './articles.ts'
import { friendlyLinkRows } from './blocks.ts'
import { seedComments } from './comments.ts'
import { firstContribution, seedContributions } from './contributions.ts'
import { keywordRows, tagRows } from './people.ts'
import { seedPayments, seedReadings } from './readings.ts'

export type SeededContent = Pick<
  Base['tables'],
  | 'cms_article'
  | 'cms_comment'
  | 'cms_reading'
  | 'cms_payment'
  | 'cms_tag'
  | 'cms_keyword'
  | 'cms_friendly_link'
>

/** Numbers of what members add; the seeded ones stay below them. */
const roomForSeed = 1000

export const contentCounters: Readonly<Record<string, number>> = {
  cms_article: firstContribution + roomForSeed,
  cms_comment: roomForSeed,
  cms_payment: roomForSeed,
  cms_tag: tagRows.length,
  cms_keyword: keywordRows.length,
  cms_friendly_link: friendlyLinkRows.length,
}

/** The content section of one seed and start, each table made when it is first read; `start` in epoch ms. */
export function seedContent(
  seed: number,
  start: number,
  members: () => readonly MemberRecord[],
): SeededContent {
  const content: SeededContent = lazily<SeededContent>({
    cms_article: () => deepFreeze([...seedArticles(seed, start), ...seedContributions(members(), start)]),
    cms_comment: () => deepFreeze(seedComments(seed, start, content.cms_article, members())),
    cms_reading: () => deepFreeze(seedReadings(seed, start, content.cms_article, members())),
    cms_payment: () => deepFreeze(seedPayments(seed, start, content.cms_article, members())),
    cms_tag: () => deepFreeze([...tagRows]),
    cms_keyword: () => deepFreeze([...keywordRows]),
    cms_friendly_link: () => deepFreeze([...friendlyLinkRows]),
  })
  return content
}

/** When the editors will have read what waits for them. */
export const seedReviews = ({ cms_article, cms_comment }: SeededContent): Job[] => [
  ...cms_article.flatMap((row) => due('review_contribution', row.id, contributionWait(row))),
  ...cms_comment.flatMap((row) => due('review_comment', row.id, commentWait(row))),
]

const due = (kind: JobKind, subject: string, wait: StaffWait | null): Job[] =>
  wait ? [{ kind, due: wait.until, subject }] : []
