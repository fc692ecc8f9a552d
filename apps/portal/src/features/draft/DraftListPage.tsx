import { getListDraftsQueryOptions, isSupported, type Schemas } from '@portal/api-client'
import { useHoldsNode, useSession } from '@portal/auth'
import { formatRemaining, formatTime, useText } from '@portal/i18n'
import { Badge, type Column, lazyDialog, Money, SecondLine, Text } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useIsPageAvailable } from '../../shared/address/pages.ts'
import { ButtonLink } from '../../shared/ButtonLink.tsx'
import { ListView } from '../../shared/list/ListView.tsx'
import { RowButton, RowButtons } from '../../shared/list/RowButtons.tsx'
import { useList } from '../../shared/list/use-list.ts'
import { readPageSearch } from '../../shared/search-params.ts'
import { serverNow } from '../../shared/time/server-clock.ts'
import { productPart } from '../../trade/product/parts.ts'
import { draftTarget } from '../../trade/quote/draft-target.ts'
import { namesOfDraft, seenPrice } from './draft-content.ts'
import { useNames } from './sharing.ts'

type Draft = Schemas['Draft']

const RemoveDraftDialog = lazyDialog(() => import('./RemoveDraftDialog.tsx'))
const ShareDraftDialog = lazyDialog(() => import('./ShareDraftDialog.tsx'))

/** Unfinished bookings: the member's own and those shared by colleagues. */
export function DraftListPage() {
  const t = useText('user/draft/list')
  const site = useText('site')
  const [leaving, setLeaving] = useState<Draft | null>(null)
  const [sharing, setSharing] = useState<Draft | null>(null)
  const list = useList({
    page: '/user/draft/list',
    read: readPageSearch,
    query: ({ page = 1 }) => getListDraftsQueryOptions({ page, limit: 20 }, { query: { staleTime: 0 } }),
    fixedLimit: true,
  })
  return (
    <ListView
      list={list}
      title={site('titles.drafts')}
      label={t('table')}
      columns={useColumns(setLeaving, setSharing)}
      rowKey={({ id }) => id}
      none={{
        title: t('none'),
        hint: t('noneHint'),
        action: <ButtonLink to="/">{t('search')}</ButtonLink>,
      }}
    >
      {leaving && <RemoveDraftDialog draft={leaving} onClose={() => setLeaving(null)} />}
      {sharing && <ShareDraftDialog draft={sharing} onClose={() => setSharing(null)} />}
    </ListView>
  )
}

function useColumns(onRemove: (draft: Draft) => void, onShare: (draft: Draft) => void): Column<Draft>[] {
  const t = useText('user/draft/list')
  const mayShare = useHoldsNode('order/book') && isSupported('listColleagues')
  const own = useSession(({ id }) => id)
  return [
    { key: 'title', header: t('title'), cell: (draft) => <Title draft={draft} />, card: 'title' },
    {
      key: 'product',
      header: t('product'),
      cell: ({ product_text, step }) => (
        <>
          {product_text}
          <SecondLine>{t(`steps.${step}`)}</SecondLine>
        </>
      ),
      width: '90px',
    },
    { key: 'dates', header: t('dates'), cell: (draft) => <Brief draft={draft} />, width: '190px' },
    { key: 'guests', header: t('guests'), cell: (draft) => namesOfDraft(draft) || '–', width: '120px' },
    {
      key: 'price',
      header: t('price'),
      align: 'end',
      cell: (draft) => <SeenPrice draft={draft} />,
      width: '120px',
    },
    {
      key: 'owner',
      header: `${t('owner')} · ${t('updated')}`,
      cell: (draft) => (
        <>
          <Owner draft={draft} own={draft.owner.id === own} />
          <SecondLine>{formatTime(draft.updated_time, 'yyyy-mm-dd hh:MM')}</SecondLine>
        </>
      ),
      width: '160px',
    },
    {
      key: 'actions',
      header: t('actions'),
      width: '120px',
      cell: (draft) =>
        draft.owner.id === own && (
          <RowButtons>
            {mayShare && (
              <RowButton
                label={`${t('share.button')}: ${draft.title || t('untitled')}`}
                onClick={() => onShare(draft)}
              >
                {t('share.button')}
              </RowButton>
            )}
            <RowButton
              danger
              label={`${t('remove')}: ${draft.title || t('untitled')}`}
              onClick={() => onRemove(draft)}
            >
              {t('remove')}
            </RowButton>
          </RowButtons>
        ),
    },
  ]
}

/** Days and people, as far as they were chosen. */
function Brief({ draft }: { draft: Draft }) {
  const { dates, people } = productPart('drafts')[draft.product].brief(draft)
  return (
    <>
      {/* A Chinese date breaks at spaces alone. */}
      <Text span inherit style={{ wordBreak: 'keep-all' }}>
        {dates || (people ? '' : '–')}
      </Text>
      {people && <SecondLine>{people}</SecondLine>}
    </>
  )
}

/** The price that was seen last and how old it is; the form checks it again. */
function SeenPrice({ draft }: { draft: Draft }) {
  const t = useText('user/draft/list')
  const price = seenPrice(draft)
  if (!price) return '–'
  const age = formatRemaining(serverNow() - draft.updated_time * 1000)
  return (
    <>
      <Money value={price} />
      <SecondLine>{t('priceAge', { age: age || formatRemaining(60_000) })}</SecondLine>
    </>
  )
}

/** The draft's owner and the colleagues who share it. */
function Owner({ draft: { owner, shared_with }, own }: { draft: Draft; own: boolean }) {
  const t = useText('user/draft/list')
  const names = useNames()(shared_with)
  if (own)
    return (
      <>
        {t('you')}
        {names !== '' && <SecondLine>{t('share.with', { names })}</SecondLine>}
      </>
    )
  return (
    <>
      {owner.nickname}{' '}
      <Badge variant="light" size="sm" tt="none">
        {t('share.withYou')}
      </Badge>
    </>
  )
}

/** Links to where the draft was left, if the backend can book it. */
function Title({ draft }: { draft: Draft }) {
  const t = useText('user/draft/list')
  const isAvailable = useIsPageAvailable()
  const target = draftTarget(draft)
  const title = draft.title || t('untitled')
  return isAvailable(target.to ?? '/') ? <Link {...target}>{title}</Link> : title
}
