import { usePreviewVoucherSetting } from '@portal/api-client'
import { useText } from '@portal/i18n'
import {
  Button,
  Flex,
  Group,
  IconDownload,
  LinesSkeleton,
  SegmentedControl,
  SkeletonArea,
  Text,
  Title,
  useDebouncedValue,
} from '@portal/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { loadErrorText } from '../../shared/error/load-error-text.ts'
import { saveFile } from '../../shared/save-file.ts'
import { type ProductType, productTypes } from '../../trade/product/facts.ts'
import { VoucherSheet, voucherAddresses } from '../../trade/voucher/VoucherSheet.tsx'
import { fileOf, settingErrors, toSetting, type VoucherSetting } from './setting-form.ts'
import styles from './voucher.module.css'

/** Debounce of typing before the preview follows, in ms. */
const rest = 400

/** A sample voucher with the edited setting; an invalid setting keeps the last preview. */
export function SettingPreview({ values }: { values: VoucherSetting }) {
  const t = useText('user/manage/voucherSetting')
  const [product, setProduct] = useState<ProductType>(productTypes[0])
  const [setting] = useDebouncedValue(toSetting(values), rest)
  const printable = Object.keys(settingErrors(setting)).length === 0
  const { data, error, isPlaceholderData } = usePreviewVoucherSetting(
    { setting, order_type: product },
    {
      query: { enabled: printable, placeholderData: keepPreviousData, gcTime: 0 },
    },
  )
  const file = data && fileOf(data.pdf_url, 'voucher-preview.pdf')
  return (
    <Flex
      component="section"
      className={styles.preview}
      direction="column"
      gap="sm"
      miw={0}
      aria-label={t('preview.title')}
    >
      <Group gap="xs" justify="space-between">
        <Title order={2} size="h3" p="0 4px">
          {t('preview.title')}
        </Title>
        {file && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={() => saveFile(file)}
          >
            {t('preview.pdf')}
          </Button>
        )}
      </Group>
      <SegmentedControl
        aria-label={t('preview.product')}
        value={product}
        onChange={(value) => setProduct(productTypes.find((known) => known === value) ?? product)}
        data={productTypes.map((value) => ({ value, label: t(`products.${value}`) }))}
      />
      {!printable && (
        <Text size="sm" c="dimmed">
          {t('preview.held')}
        </Text>
      )}
      {error && printable && (
        <Text size="sm" c="var(--mantine-color-error)">
          {loadErrorText(error)}
        </Text>
      )}
      {data ? (
        <div aria-busy={isPlaceholderData}>
          <VoucherSheet addresses={voucherAddresses} voucher={data.voucher} />
        </div>
      ) : (
        !error && (
          <SkeletonArea>
            <LinesSkeleton lines={10} />
          </SkeletonArea>
        )
      )}
    </Flex>
  )
}
