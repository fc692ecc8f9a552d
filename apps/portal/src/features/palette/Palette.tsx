import { useText } from '@portal/i18n'
import { IconSearch, Modal, TextInput, usePhone, VisuallyHidden } from '@portal/ui'
import type { AnyRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { type ListOption, type OptionGroup, OptionList } from '../../shared/field/OptionList.tsx'
import { pageDialogStore, paletteField } from '../../shared/palette.ts'
import { findEntries } from './entries.ts'
import { OrdersState } from './OrdersState.tsx'
import { entryOption, groupOption, invoiceOption, orderOption, tripOption } from './options.tsx'
import { useActions } from './use-actions.ts'
import { useFoundGroups, useFoundInvoices, useFoundOrders, useFoundTrips } from './use-found.ts'
import { usePages } from './use-pages.ts'

interface PaletteProps {
  router: AnyRouter
  opened: boolean
  onClose: () => void
}

/** Finds orders, pages and actions by a few letters; Enter opens the first. It is empty each time. */
export default function Palette({ router, opened, onClose }: PaletteProps) {
  const t = useText('palette')
  const phone = usePhone()
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('title')}
      size="lg"
      fullScreen={phone}
      // The list changes its height; the field stays in place.
      yOffset="10dvh"
    >
      <Finder router={router} onClose={onClose} />
    </Modal>
  )
}

function Finder({ router, onClose }: Omit<PaletteProps, 'opened'>) {
  const t = useText('palette')
  const phone = usePhone()
  const id = useId()
  const { typed: text, entered } = useStore(pageDialogStore)
  const [chosen, setChosen] = useState<string>()
  const keys = useRef<(key: string) => void>(null)
  // Chinese keyboards type full-width letters and digits.
  const typed = text.normalize('NFKC').trim()
  const orders = useFoundOrders(typed)
  const trips = useFoundTrips(typed)
  const requests = useFoundGroups(typed)
  const invoices = useFoundInvoices(typed)
  const actions = useActions(router)
  const pages = usePages(router).filter(({ key }) => actions.every((action) => action.key !== key))

  const closing = ({ onChoose, ...option }: ListOption): ListOption => ({
    ...option,
    onChoose: () => {
      onClose()
      onChoose()
    },
  })
  const group = (key: string, title: string, options: readonly ListOption[]): OptionGroup[] =>
    options.length === 0 ? [] : [{ key, title, options: options.map(closing) }]
  const ordersTitle =
    typed === ''
      ? t('latest')
      : orders.total > orders.rows.length
        ? t('ordersOf', { shown: orders.rows.length, total: orders.total })
        : t('orders')
  const ordersGroup = group(
    'orders',
    ordersTitle,
    orders.rows.map((row) => orderOption(row, router)),
  )
  const others = [
    ...group('pages', t('pages'), findEntries(pages, typed).map(entryOption)),
    ...group('actions', t('actions'), findEntries(actions, typed).map(entryOption)),
  ]
  const late = [
    ...group(
      'trips',
      t('trips'),
      trips.map((trip) => tripOption(trip, router)),
    ),
    ...group(
      'groups',
      t('groups'),
      requests.map((request) => groupOption(request, router)),
    ),
    ...group(
      'invoices',
      t('invoices'),
      invoices.map((invoice) => invoiceOption(invoice, router)),
    ),
  ]
  // Late results go below earlier ones, so that Enter opens what the operator saw.
  const groups = typed === '' ? [...ordersGroup, ...others] : [...others, ...ordersGroup, ...late]
  const count = groups.reduce((sum, { options }) => sum + options.length, 0)
  const listId = `${id}list`
  const active = chosen ?? (count > 0 ? `${listId}-0` : undefined)

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that completes an input method's choice is not for the list.
    if (event.nativeEvent.isComposing || !['ArrowDown', 'ArrowUp', 'Enter'].includes(event.key)) return
    event.preventDefault()
    if (event.key === 'Enter' && count === 0 && orders.waiting) pageDialogStore.setState({ entered: true })
    else keys.current?.(event.key)
  }
  const openFirst = useEffectEvent(() => {
    pageDialogStore.setState({ entered: false })
    keys.current?.('Enter')
  })
  useEffect(() => {
    if (entered && !orders.waiting) openFirst()
  }, [entered, orders.waiting])

  return (
    <>
      <TextInput
        data-autofocus
        {...paletteField}
        aria-label={t('title')}
        placeholder={orders.offered ? t('placeholder') : t('placeholderPages')}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={text}
        onChange={(event) => {
          pageDialogStore.setState({ typed: event.currentTarget.value, entered: false })
          setChosen(undefined)
        }}
        onKeyDown={onKeyDown}
        // What was typed before the field had the focus comes before what follows.
        onFocus={({ currentTarget }) => currentTarget.setSelectionRange(text.length, text.length)}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={count > 0}
        aria-controls={listId}
        aria-activedescendant={active}
        mb="xs"
      />
      <OptionList
        id={listId}
        label={t('results')}
        busy={orders.waiting}
        groups={groups}
        mah={phone ? 'none' : 'calc(80dvh - 150px)'}
        keys={keys}
        active={active}
        onActive={setChosen}
      />
      <OrdersState orders={orders} typed={typed} nothing={count === 0} />
      <VisuallyHidden role="status">{!orders.waiting && t('count', { count })}</VisuallyHidden>
    </>
  )
}
