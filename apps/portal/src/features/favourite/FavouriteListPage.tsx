import { getListFavouritesQueryOptions, isSupported, type Schemas } from '@portal/api-client'
import { formatTime, useText } from '@portal/i18n'
import { Badge, Box, type Column, Group, IconHeart, lazyDialog, SecondLine } from '@portal/ui'
import { useState } from 'react'
import { OfferPicture } from '../../shared/address/OfferPicture.tsx'
import { ButtonLink } from '../../shared/ButtonLink.tsx'
import { ListView } from '../../shared/list/ListView.tsx'
import { RowButton, RowButtons } from '../../shared/list/RowButtons.tsx'
import { useList } from '../../shared/list/use-list.ts'
import { readPageSearch } from '../../shared/search-params.ts'
import { HotelLink, otherNames } from '../../trade/place/place-names.tsx'
import { Stars } from '../../trade/place/Stars.tsx'

type Favourite = Schemas['Favourite']

const NoteDialog = lazyDialog(() => import('./NoteDialog.tsx'))
const RemoveFavouriteDialog = lazyDialog(() => import('./RemoveFavouriteDialog.tsx'))

/** The member's favourite hotels, newest first; each links to its rates. */
export function FavouriteListPage() {
  const t = useText('user/favourite/list')
  const site = useText('site')
  const [noted, setNoted] = useState<Favourite | null>(null)
  const [leaving, setLeaving] = useState<Favourite | null>(null)
  const list = useList({
    page: '/user/favourite/list',
    read: readPageSearch,
    query: ({ page = 1 }) => getListFavouritesQueryOptions({ page, limit: 20 }),
    fixedLimit: true,
  })
  return (
    <ListView
      list={list}
      title={site('titles.favourites')}
      label={t('table')}
      columns={useColumns(setNoted, setLeaving)}
      rowKey={({ hotel_id }) => hotel_id}
      none={{
        icon: IconHeart,
        title: t('none'),
        hint: t('noneHint'),
        action: <ButtonLink to="/">{t('search')}</ButtonLink>,
      }}
    >
      {noted && <NoteDialog favourite={noted} onClose={() => setNoted(null)} />}
      {leaving && <RemoveFavouriteDialog favourite={leaving} onClose={() => setLeaving(null)} />}
    </ListView>
  )
}

type Act = (favourite: Favourite) => void

function useColumns(onNote: Act, onRemove: Act): Column<Favourite>[] {
  const t = useText('user/favourite/list')
  const columns: (Column<Favourite> | false)[] = [
    { key: 'name', header: t('hotel'), cell: (favourite) => <Hotel favourite={favourite} />, card: 'title' },
    { key: 'city', header: t('city'), cell: ({ city_name }) => city_name, width: '120px' },
    { key: 'note', header: t('note'), cell: (favourite) => <Note favourite={favourite} />, width: '24%' },
    {
      key: 'create_time',
      header: t('added'),
      cell: ({ create_time }) => formatTime(create_time, 'yyyy-mm-dd'),
      width: '110px',
    },
    isSupported('toggleFavourite') && {
      key: 'remove',
      header: t('actions'),
      width: '190px',
      cell: (favourite) => (
        <RowButtons>
          <RowButton label={`${t('edit')}: ${favourite.name}`} onClick={() => onNote(favourite)}>
            {t('edit')}
          </RowButton>
          <RowButton danger label={`${t('remove')}: ${favourite.name}`} onClick={() => onRemove(favourite)}>
            {t('remove')}
          </RowButton>
        </RowButtons>
      ),
    },
  ]
  return columns.filter((column) => column !== false)
}

function Hotel({ favourite }: { favourite: Favourite }) {
  const { hotel_id, name, star, image } = favourite
  const [otherName] = otherNames(favourite)
  return (
    <Group gap="sm" wrap="nowrap">
      <Box w={72} h={54} flex="none">
        <OfferPicture address={image ?? undefined} alt="" />
      </Box>
      <div>
        <HotelLink id={hotel_id}>{name}</HotelLink> <Stars star={star} />
        {otherName !== undefined && <SecondLine>{otherName}</SecondLine>}
      </div>
    </Group>
  )
}

function Note({ favourite: { note, tags } }: { favourite: Favourite }) {
  return (
    <>
      {note}{' '}
      {tags.map((tag) => (
        <Badge key={tag} component="span" variant="light" tt="none">
          {tag}
        </Badge>
      ))}
    </>
  )
}
