import type { Schemas } from '@portal/api-client'
import { formatMoney, language, momentText, textOf } from '@portal/i18n'

/** A quote as plain lines for a messenger: what its customer sees on the page at `address`, and no net price. */
export function quoteText({ title, options, show, expire_time }: Schemas['Quote'], address: string): string {
  const t = textOf('user/quote/detail')
  const offered = options.map((option, index) =>
    [
      `${index + 1}. ${option.title}`,
      [option.product_text, option.subtitle].join(' · '),
      ...option.lines,
      show.policy && option.policy[language()],
      option.note,
      show.price && formatMoney(option.sell_price),
    ]
      .filter(Boolean)
      .join('\n'),
  )
  return [title, ...offered, [t('text.until', { time: momentText(expire_time) }), address].join('\n')].join(
    '\n\n',
  )
}
