import type { Schemas } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import { Checkbox, Fieldset, fieldId, Group, SimpleGrid, Text, TextInput } from '@portal/ui'
import { productTypes } from '../../trade/product/facts.ts'
import { type AccountValues, type Company, limits, seesNetPrices } from './account-form.ts'
import styles from './sub-account.module.css'

interface BookingFieldsProps {
  values: AccountValues
  errors: Readonly<Record<string, string>>
  company: Company
  /** Spending of this month; undefined for a new account, null if hidden. */
  used: Schemas['Money'] | null | undefined
  onChange: (part: Partial<AccountValues>) => void
}

/** What it may book, how it may pay, and up to which amount. */
export function BookingFields({ values, errors, company, used, onChange }: BookingFieldsProps) {
  const t = useText('user/manage/subAccount')
  return (
    <Fieldset legend={t('booking')}>
      <div className={styles.fields}>
        <Checkbox.Group
          id={fieldId('products')}
          label={t('fields.products')}
          value={values.products}
          error={errors.products}
          onChange={(chosen) => onChange({ products: productTypes.filter((one) => chosen.includes(one)) })}
        >
          <Group gap="var(--mantine-spacing-xs) 20px" align="stretch" mt="xs">
            {productTypes.map((product) => (
              <Checkbox key={product} value={product} label={t(`products.${product}`)} />
            ))}
          </Group>
        </Checkbox.Group>
        <Checkbox.Group
          id={fieldId('channels')}
          label={t('fields.channels')}
          value={values.channels}
          error={errors.channels}
          onChange={(chosen) =>
            onChange({ channels: company.channels.filter((one) => chosen.includes(one)) })
          }
        >
          <Group gap="var(--mantine-spacing-xs) 20px" align="stretch" mt="xs">
            {company.channels.map((channel) => (
              <Checkbox key={channel} value={channel} label={t(`channels.${channel}`)} />
            ))}
          </Group>
        </Checkbox.Group>
      </div>
      {!company.seesNet && (
        <Text size="xs" mt="md" c="dimmed">
          {t('limitsFixed')}
        </Text>
      )}
      <Text size="xs" mt={company.seesNet ? 'md' : 0} c="dimmed">
        {t(seesNetPrices(values) ? 'countsNet' : 'countsSelling')}
      </Text>
      <SimpleGrid
        minColWidth="min(100%, 190px)"
        autoFlow="auto-fit"
        verticalSpacing="sm"
        mt="xs"
        style={{ alignItems: 'start' }}
      >
        {limits.map((field) => (
          <TextInput
            key={field}
            id={fieldId(field)}
            name={field}
            label={t(`fields.${field}`)}
            description={
              field === 'limit_per_month' && used
                ? t('used', { money: formatMoney(used) })
                : t(`hints.${field}`)
            }
            leftSection={company.currency}
            leftSectionWidth={52}
            inputMode="decimal"
            value={values[field]}
            error={errors[field]}
            maxLength={15}
            disabled={!company.seesNet}
            onChange={(event) => onChange({ [field]: event.currentTarget.value })}
          />
        ))}
      </SimpleGrid>
    </Fieldset>
  )
}
