import { isSupported, type Schemas } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Button, Group, IconEdit, IconPlus, IconTrash, lazyDialog, Text } from '@portal/ui'
import { useState } from 'react'
import { useIsPageAvailable } from '../../shared/address/pages.ts'
import { ButtonLink } from '../../shared/ButtonLink.tsx'
import { productFacts, productTypes } from '../../trade/product/facts.ts'

const AddOrdersDialog = lazyDialog(() => import('./AddOrdersDialog.tsx'))
const EditTripDialog = lazyDialog(() => import('./EditTripDialog.tsx'))
const RemoveTripDialog = lazyDialog(() => import('./RemoveTripDialog.tsx'))

/** Adding existing orders, searching for further ones, editing and deleting. */
export function TripActions({ trip }: { trip: Schemas['Trip'] }) {
  const t = useText('user/trip/detail')
  const isAvailable = useIsPageAvailable()
  const mayBook = useHoldsNode('order/book') && trip.may_change
  const [open, setOpen] = useState<'add' | 'edit' | 'remove' | null>(null)
  const close = () => setOpen(null)
  if (!mayBook) return null
  return (
    <Group gap="xs" mb="md" role="group" aria-label={t('actions')} data-screen>
      {isSupported('changeTripOrders') && isSupported('listOrders') && (
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpen('add')}>
          {t('add.title')}
        </Button>
      )}
      {productTypes
        .filter((type) => isAvailable(productFacts[type].pages.search))
        .map((type) => (
          <ButtonLink
            key={type}
            variant="default"
            to={productFacts[type].pages.search}
            search={{ trip_id: trip.id }}
          >
            {t(`add.search.${type}`)}
          </ButtonLink>
        ))}
      {isSupported('saveTrip') && (
        <Button
          variant="default"
          leftSection={<IconEdit size={16} aria-hidden />}
          onClick={() => setOpen('edit')}
        >
          {t('edit')}
        </Button>
      )}
      {isSupported('removeTrip') && trip.hidden_orders > 0 && (
        <Text size="sm" c="dimmed" style={{ alignSelf: 'center' }}>
          {t('removeHidden')}
        </Text>
      )}
      {isSupported('removeTrip') && trip.hidden_orders === 0 && (
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => setOpen('remove')}
        >
          {t('remove')}
        </Button>
      )}
      {open === 'add' && <AddOrdersDialog trip={trip} onClose={close} />}
      {open === 'edit' && <EditTripDialog trip={trip} onClose={close} />}
      {open === 'remove' && <RemoveTripDialog trip={trip} onClose={close} />}
    </Group>
  )
}
