import { verdictOn } from '../../domain/cms/comment.ts'
import { editorsVerdict } from '../../domain/cms/contribution.ts'
import { toSeconds } from '../../domain/time/zones.ts'
import type { JobHandler } from '../../world/world.ts'

/** Staff have reviewed a waiting comment. */
const reviewComment: JobHandler = (job, world) => {
  const comment = world.tables.cms_comment.get(job.subject)
  if (comment?.status !== 'unaudited') return
  world.tables.cms_comment.put({ ...comment, status: verdictOn(comment.content.en) })
}

/** The editors have reviewed a contribution. */
const reviewContribution: JobHandler = (job, world) => {
  const article = world.tables.cms_article.get(job.subject)
  if (article?.status !== 'unaudited') return
  const verdict = editorsVerdict(article)
  const publish_time = verdict.status === 'normal' ? toSeconds(job.due) : article.publish_time
  world.tables.cms_article.put({ ...article, ...verdict, publish_time })
}

/** The payer has scanned the QR code. */
const payContent: JobHandler = (job, world) => {
  const payment = world.tables.cms_payment.get(job.subject)
  if (payment?.pay_time === null) {
    world.tables.cms_payment.put({ ...payment, pay_time: toSeconds(job.due) })
  }
}

export const contentJobs = {
  review_comment: reviewComment,
  review_contribution: reviewContribution,
  pay_content: payContent,
}
