import { getGetQuoteQueryKey, type Schemas, useGetQuote } from '@portal/api-client'
import {
  formatMoney,
  type Language,
  language,
  languages,
  loadTexts,
  momentText,
  textIn,
  useText,
} from '@portal/i18n'
import { Button, Group, IconCopy, lazyDialog, NativeSelect, TextInput } from '@portal/ui'
import { useState } from 'react'
import { inLanguage } from '../../shared/address/link-language.ts'
import { copyText } from '../../shared/copy-text.ts'

interface LinkLanguageProps {
  value: Language
  onChange: (chosen: Language) => void
}

/** The language in which the customer's page opens. */
export function LinkLanguage({ value, onChange }: LinkLanguageProps) {
  const t = useText('user/quote/detail')
  const site = useText('site')
  return (
    <NativeSelect
      label={t('linkLanguage')}
      value={value}
      onChange={({ currentTarget }) =>
        onChange(languages.find((one) => one === currentTarget.value) ?? value)
      }
      data={languages.map((one) => ({ value: one, label: site(`languages.${one}`) }))}
      mb="md"
    />
  )
}

const CustomerCodeDialog = lazyDialog(() => import('./CustomerCodeDialog.tsx'))

interface PublicLinkProps {
  quote: Schemas['Quote']
  /** The customer's page. */
  page: string
}

/** The customer's page to pass on: its address, a text for a messenger, or a code to scan. */
export function PublicLink({ quote, page }: PublicLinkProps) {
  const t = useText('user/quote/detail')
  const common = useText('common')
  const [chosen, setChosen] = useState(language)
  const [isCodeOpen, setIsCodeOpen] = useState(false)
  const address = inLanguage(page, chosen)
  const isOther = chosen !== language()
  // Read as soon as it is chosen: browsers let a press write to the clipboard only at once.
  const other = useGetQuote(
    { id: quote.id },
    {
      query: { queryKey: [...getGetQuoteQueryKey({ id: quote.id }), chosen], enabled: isOther },
      request: { language: chosen, announce: true },
    },
  )
  const told = isOther ? other.data?.quote : quote
  const choose = async (next: Language) => {
    await loadTexts(next, ['user/quote/detail'])
    setChosen(next)
  }
  return (
    <Group gap="xs" align="flex-end">
      <TextInput label={t('link')} value={address} readOnly flex="1 1 240px" maw={520} mb="md" />
      <LinkLanguage value={chosen} onChange={(next) => void choose(next)} />
      <Button mb="md" leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void copyText(address)}>
        {t('copy')}
      </Button>
      <Button
        mb="md"
        variant="default"
        loading={isOther && other.isLoading}
        disabled={!told}
        onClick={() => told && void copyText(quoteText(told, address, chosen))}
      >
        {common('copyText')}
      </Button>
      <Button mb="md" variant="default" onClick={() => setIsCodeOpen(true)}>
        {t('code')}
      </Button>
      {isCodeOpen && <CustomerCodeDialog address={address} onClose={() => setIsCodeOpen(false)} />}
    </Group>
  )
}

/**
 * A quote as plain lines for a messenger: what its customer sees on the page at `address`, and no net price. The quote
 * and the texts of its page are in the customer's language.
 */
function quoteText(
  { title, options, show, expire_time }: Schemas['Quote'],
  address: string,
  customers: Language,
): string {
  const t = textIn(customers, 'user/quote/detail')
  const offered = options.map((option, index) =>
    [
      `${index + 1}. ${option.title}`,
      [option.product_text, option.subtitle].join(' · '),
      ...option.lines,
      show.policy && option.policy[customers],
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
