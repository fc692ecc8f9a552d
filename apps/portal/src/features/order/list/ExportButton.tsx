import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, IconDownload } from '@portal/ui'
import { MenuButton } from '../../../shared/MenuButton.tsx'
import type { OrderListSearch } from '../order-list-search.ts'
import { useExportOrders } from './use-export-orders.ts'

interface ExportButtonProps {
  search: OrderListSearch
  type: Schemas['OrderType']
}

/** Saves what the filters show, all pages of it; until the file is there the button tells how far it is. */
export function ExportButton({ search, type }: ExportButtonProps) {
  const t = useText('user/order/list')
  const { percent, run } = useExportOrders(type)
  return (
    <MenuButton
      choices={(['xlsx', 'csv'] as const).map((format) => ({
        key: format,
        label: t(`export.formats.${format}`),
        onChoose: () => void run(search, format),
      }))}
    >
      {(opener) => (
        <Button
          {...opener}
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          disabled={percent !== null}
        >
          {percent === null ? t('export.button') : t('export.busy', { percent })}
        </Button>
      )}
    </MenuButton>
  )
}
