import type { Schemas } from '@portal/api-client/contract'
import type { LocalText } from '../../texts/language.ts'

export const sameIn = (text: string): LocalText => ({ en: text, 'zh-cn': text })

/** Who may read or comment on something: everybody, or members alone. */
type VisitGroup = 'all' | 'user'

export interface ChannelRow {
  readonly id: number
  /** 0 at the top. */
  readonly pid: number
  readonly type: Schemas['CmsChannelType']
  /** The extra fields that an article of this channel has. */
  readonly model: ContentModelName
  readonly name: LocalText
  readonly description: LocalText
  readonly keywords: LocalText
  readonly template: string
  /** Of a link. */
  readonly url: string
  readonly target: Schemas['LinkTarget']
  readonly visit: VisitGroup
  readonly weigh: number
  /** Members may hand in articles for it. */
  readonly takesContributions: boolean
  /** Shown on the home of the content section. */
  readonly onHome: boolean
}

export type ContentModelName = 'news' | 'guide' | 'file'

/** A field that a content model adds; one with choices can be filtered by. */
export interface ModelField {
  readonly id: number
  readonly name: string
  readonly title: LocalText
  readonly tip: LocalText
  readonly rule: string
  readonly type: 'string' | 'number' | 'select'
  readonly choices: Readonly<Record<string, LocalText>>
}

export interface ArticleRecord {
  readonly id: string
  readonly channel_id: number
  readonly channel_ids: readonly number[]
  /** An author of the content section, or the member who submitted it. */
  readonly author_id: number
  readonly title: LocalText
  readonly title_style: { readonly color: string; readonly bold: boolean }
  readonly flag: readonly Schemas['ArticleFlag'][]
  readonly images: readonly string[]
  readonly content: LocalText
  readonly description: LocalText
  readonly seotitle: LocalText
  readonly keywords: LocalText
  readonly tag_ids: readonly number[]
  readonly model_fields: Readonly<Record<string, string>>
  readonly template: 'default' | 'carousel' | 'download'
  /** Set when the article is elsewhere. */
  readonly url: string
  readonly weigh: number
  /** Views, likes and collections from before the world began, by unknown readers. */
  readonly views: number
  readonly likes: number
  readonly collects: number
  readonly price: number
  readonly currency: Schemas['ContentCurrency']
  readonly visit: VisitGroup
  readonly comments: Schemas['CommentPermission']
  readonly downloads: readonly { readonly key: LocalText; readonly value: string }[]
  readonly download_after_comment: boolean
  readonly source_title: string
  readonly source_url: string
  readonly status: Schemas['ContributionStatus']
  /** Why it was refused. */
  readonly memo: LocalText
  /** Epoch s. */
  readonly publish_time: number
  readonly update_time: number
  readonly create_time: number
}

export interface CommentRecord {
  readonly id: string
  readonly article_id: string
  /** A reader of the content section, or a member. */
  readonly author_id: number
  /** HTML that is clean already. */
  readonly content: LocalText
  readonly status: Schemas['CommentStatus'] | 'removed'
  /** Epoch s. */
  readonly create_time: number
}

/** That a member has read, liked or collected an article; `id` is member, kind and article. */
export interface ReadingRow {
  readonly id: string
  readonly member_id: string
  readonly article_id: string
  readonly kind: Schemas['ReadingRecordType']
  /** Epoch s; of the last time. */
  readonly time: number
}

/** How often an article was opened since the world began; `id` is the article's. */
export interface ViewRow {
  readonly id: string
  readonly count: number
}

export interface PaymentRow {
  readonly id: string
  readonly member_id: string
  readonly company_id: string
  readonly project: Schemas['ContentPayProject']
  readonly article_id: string
  readonly title: LocalText
  readonly amount: number
  readonly type: Schemas['ContentPayType']
  readonly sn: string
  readonly remark: string
  /** Epoch s. */
  readonly create_time: number
  /** Null while open. */
  readonly pay_time: number | null
}

export interface TagRow {
  readonly id: string
  readonly name: LocalText
  readonly type: Schemas['CmsTagType']
}

/** What is searched for; `id` counts from 1. */
export interface KeywordRow {
  readonly id: string
  readonly search: string
  readonly count: number
}

export interface FriendlyLinkRow {
  readonly id: string
  readonly title: string
  readonly link: string
  readonly logo: string
  readonly contact: string
  readonly remark: string
  readonly status: 'disable' | 'enable' | 'pending_trial'
  /** Epoch s. */
  readonly create_time: number
}

export interface PageRow {
  readonly id: number
  readonly title: LocalText
  readonly description: LocalText
  readonly content: LocalText
}

/** An author or reader of the content section who belongs to no customer. */
export interface AuthorRow {
  readonly id: number
  readonly nickname: LocalText
  readonly motto: LocalText
  readonly gender: 0 | 1 | 2
}
