import { ApiError, isSupported, useSaveDraft } from '@portal/api-client'
import { useHoldsNode, useSession } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Button, ConfirmDialog, Group, IconFileText, Money, notify, Panel, Text } from '@portal/ui'
import { useState } from 'react'
import { sumOf } from '../../shared/money/decimal.ts'
import { basketDraft } from './basket-draft.ts'
import { NewQuote } from './NewQuote.tsx'
import { emptyBasket, keepBasket, type QuoteBasket, sellingPriceOf } from './quote-basket.ts'

interface OpenQuoteProps {
  basket: QuoteBasket
}

/** Name, options and total of the open quote, the way back to it, and the way out of it. */
export default function OpenQuote({ basket }: OpenQuoteProps) {
  const t = useText('quote')
  const [open, setOpen] = useState(false)
  const { items, entered } = basket
  const title = entered?.title.trim() || items[0]?.title
  const total = sumOf(items.map(sellingPriceOf))
  return (
    <Panel
      direction="row"
      wrap="wrap"
      gap="xs"
      align="center"
      justify="space-between"
      px="md"
      py="xs"
      role="group"
      aria-label={t('open.label')}
      style={{ borderInlineStart: '3px solid var(--ui-focus)' }}
      data-screen
    >
      <Group gap="xs" miw={0} style={{ overflowWrap: 'anywhere' }}>
        <IconFileText size={18} aria-hidden />
        <strong>
          {t('open.title', { title: [title, entered?.customer.trim()].filter(Boolean).join(' · ') })}
        </strong>
        <Text span inherit c="dimmed">
          {t('open.options', { count: items.length })}
          {total && (
            <>
              {' · '}
              <Money value={total} />
            </>
          )}
        </Text>
      </Group>
      <Group gap="xs">
        <Button size="xs" variant="light" onClick={() => setOpen(true)}>
          {t('open.back')}
        </Button>
        <LeaveButton basket={basket} />
      </Group>
      {open && <NewQuote added={[]} onClose={() => setOpen(false)} />}
    </Panel>
  )
}

/** Leaves the quote: it waits among the drafts, and the next offer begins another one. Without drafts it is lost. */
function LeaveButton({ basket }: OpenQuoteProps) {
  const t = useText('quote')
  const common = useText('common')
  const owner = useSession(({ id }) => id)
  const keepsDrafts = useHoldsNode('order/book') && isSupported('saveDraft')
  const save = useSaveDraft()
  const [asking, setAsking] = useState(false)
  const end = () => keepBasket(owner, emptyBasket)
  const leave = async () => {
    const content = basketDraft(basket, true)
    if (!content) return
    try {
      await save.mutateAsync({ data: { ...content, ...basket.saved } })
      end()
      notify.success(t('open.left'))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Other failures have shown their notice already.
      if (error.kind === 'refusal') notify.error(error.message)
    }
  }
  return (
    <>
      <Button
        size="xs"
        variant="subtle"
        // Its first draft is on its way.
        loading={save.isPending || (keepsDrafts && basket.saved === null)}
        onClick={() => (keepsDrafts ? void leave() : setAsking(true))}
      >
        {t('open.leave')}
      </Button>
      {asking && (
        <ConfirmDialog
          opened
          danger
          title={t('open.leave')}
          confirmLabel={common('discard.confirm')}
          onConfirm={end}
          onClose={() => setAsking(false)}
        >
          {t('open.lost')}
        </ConfirmDialog>
      )}
    </>
  )
}
