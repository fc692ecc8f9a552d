import { isSupported, type Schemas, useListOrderViews } from '@portal/api-client'
import { useSession } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Button, type Column, IconCheck, IconFilter, lazyDialog } from '@portal/ui'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { List } from '../../../shared/list/use-list.ts'
import { MenuButton } from '../../../shared/menu/MenuButton.tsx'
import { type OrderListName, orderListPath } from '../../../trade/product/facts.ts'
import type { OrderListSearch } from '../order-list-search.ts'
import { isShown, searchOfView } from './order-view.ts'

const ColumnsDialog = lazyDialog(() => import('./ColumnsDialog.tsx'))
const ViewDialog = lazyDialog(() => import('./ViewDialog.tsx'))

interface OrderViewsProps {
  type: OrderListName
  list: Pick<List<OrderListSearch, unknown>, 'search' | 'show'>
  /** All columns of the list. */
  columns: readonly Column<Schemas['OrderSummary']>[]
  /** Keys of those that the list or its file has, in their order. */
  shown: readonly string[]
}

/** Saved views of the list: shown, saved and edited, with the choice of columns. */
export function OrderViews({ type, list, columns, shown }: OrderViewsProps) {
  const t = useText('user/order/list')
  const own = useSession(({ id }) => id)
  const isKept = isSupported('listOrderViews')
  const { data } = useListOrderViews({ order_type: type }, { query: { enabled: isKept } })
  const views = data?.list ?? []
  const [dialog, setDialog] = useState<'columns' | 'new' | 'change' | null>(null)
  const { search } = list
  const current = views.find((view) => isShown(view, search, own))
  // The last shown view may have been modified; then it can be updated.
  const [lastId, setLastId] = useState<string>()
  const changing = current ?? views.find(({ id }) => id === lastId)
  const navigate = useNavigate()
  const show = (target: OrderListSearch, replace = false) =>
    void navigate({ to: orderListPath(type), search: target, replace })
  useDefaultView(data?.list, search, (view) => {
    setLastId(view.id)
    show(searchOfView(view, own), true)
  })

  const choices = [
    ...(views.length > 0 ? [{ key: 'all', label: t('views.all'), onChoose: () => show({}) }] : []),
    ...views.map((view) => ({
      key: view.id,
      label: view.is_default ? t('views.isDefault', { name: view.name }) : view.name,
      ...(view === current && { icon: <IconCheck size={16} aria-hidden /> }),
      onChoose: () => {
        setLastId(view.id)
        show(searchOfView(view, own))
      },
    })),
    {
      key: 'columns',
      label: t('views.columns'),
      apart: views.length > 0,
      onChoose: () => setDialog('columns'),
    },
    ...(isKept && !current
      ? [{ key: 'new', label: t('views.saveNew'), onChoose: () => setDialog('new') }]
      : []),
    ...(changing
      ? [
          {
            key: 'change',
            label: t('views.change', { name: changing.name }),
            onChoose: () => setDialog('change'),
          },
        ]
      : []),
  ]
  return (
    <>
      <MenuButton choices={choices}>
        {(opener) => (
          <Button {...opener} variant="default" leftSection={<IconFilter size={16} aria-hidden />}>
            {current ? t('views.current', { name: current.name }) : t('views.button')}
          </Button>
        )}
      </MenuButton>
      {dialog === 'columns' && (
        <ColumnsDialog
          columns={columns}
          shown={shown}
          onClose={() => setDialog(null)}
          onShow={(names) => list.show({ columns: names })}
        />
      )}
      {(dialog === 'new' || (dialog === 'change' && changing)) && (
        <ViewDialog
          type={type}
          search={search}
          view={dialog === 'change' ? (changing ?? null) : null}
          isShown={changing === current}
          onClose={() => setDialog(null)}
          onSaved={setLastId}
        />
      )}
    </>
  )
}

/** A list opened without search params starts with the default view, once. */
function useDefaultView(
  views: readonly Schemas['OrderView'][] | undefined,
  search: OrderListSearch,
  onShow: (view: Schemas['OrderView']) => void,
) {
  const [wasBare] = useState(Object.keys(search).length === 0)
  const isHandled = useRef(!wasBare)
  useEffect(() => {
    if (isHandled.current || !views) return
    isHandled.current = true
    const view = views.find(({ is_default }) => is_default)
    if (view && Object.keys(search).length === 0) onShow(view)
  })
}
