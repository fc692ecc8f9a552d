import { type Schemas, useGetSecondPersonRule, useSaveSecondPersonRule } from '@portal/api-client'
import { useSession } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Alert, Button, Checkbox, FormSkeleton, PageTitle, Panel, Text, TextInput } from '@portal/ui'
import { LoadError } from '../../../shared/error/LoadError.tsx'
import { PageForm } from '../../../shared/form/PageForm.tsx'
import { useCheckedForm } from '../../../shared/form/use-checked-form.ts'
import { isPayable, typedMoney } from '../../../shared/money/typed-amount.ts'

/** From which amount a bill is paid only when a second person confirms it. */
export function SecondPersonPage() {
  const site = useText('site')
  const { data, error, isFetching, refetch } = useGetSecondPersonRule()
  return (
    <>
      <PageTitle title={site('titles.secondPerson')} />
      {data ? (
        <RuleForm rule={data} />
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <FormSkeleton fields={2} />
      )}
    </>
  )
}

function RuleForm({ rule: { bill_over, may_save } }: { rule: Schemas['SecondPersonRuleAnswer'] }) {
  const t = useText('user/manage/secondPerson')
  const own = useSession(({ siteInfo }) => siteInfo?.settlement_currency)
  const currency = bill_over?.currency ?? own ?? 'CNY'
  const { mutateAsync } = useSaveSecondPersonRule({ request: { success: true } })
  const form = useCheckedForm<{ on: boolean; amount: string }, 'amountWrong'>({
    keptAs: null,
    initial: { on: bill_over !== null, amount: bill_over?.amount ?? '' },
    check: ({ on, amount }) => ({ amount: on && !isPayable(amount) ? 'amountWrong' : undefined }),
    textFor: (error) => t(error),
    fieldOf: (path) => path.replace(/^bill_over\./, ''),
    submit: ({ on, amount }) =>
      mutateAsync({ data: { bill_over: on ? typedMoney(amount, currency) : null } }),
  })
  return (
    <PageForm form={form} lead={!may_save && <Alert color="orange">{t('refused')}</Alert>}>
      <Panel gap="md" p="md">
        <Text size="sm" c="dimmed">
          {t('hint')}
        </Text>
        <Checkbox
          label={t('on')}
          checked={form.values.on}
          disabled={!may_save || form.busy}
          onChange={(event) => form.change({ on: event.currentTarget.checked })}
        />
        {form.values.on && (
          <TextInput
            {...form.field('amount')}
            label={t('over', { currency })}
            description={t('overHint')}
            inputMode="decimal"
            maw={320}
            disabled={!may_save || form.busy}
          />
        )}
        {may_save && (
          <div>
            <Button type="submit" loading={form.busy} disabled={!form.isUnsaved()}>
              {t('save')}
            </Button>
          </div>
        )}
      </Panel>
    </PageForm>
  )
}
