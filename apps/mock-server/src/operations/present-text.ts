import { labels } from '@portal/api-client/contract'
import type { Viewer } from './viewer.ts'

type Texts<Name extends keyof typeof labels> = (typeof labels)[Name]['en']

/** A value beside its words: `order_status` and `order_status_text`. */
export const textOf = <Name extends keyof typeof labels>(
  name: Name,
  value: keyof Texts<Name>,
  { language }: Pick<Viewer, 'language'>,
): string => (labels[name][language] as Record<keyof Texts<Name>, string>)[value]

export const nullableText = <Name extends keyof typeof labels>(
  name: Name,
  value: keyof Texts<Name> | null,
  viewer: Pick<Viewer, 'language'>,
): string | null => (value === null ? null : textOf(name, value, viewer))
