import { isSupported, type Schemas, useGetOrder } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { formatDate, formatMoney, toMilliseconds, useText } from '@portal/i18n'
import {
  Alert,
  Deadline,
  EffectText,
  FactList,
  FormDialog,
  FormSkeleton,
  Radio,
  SimpleGrid,
  Text,
  useNow,
} from '@portal/ui'
import { useId } from 'react'
import { ButtonLink } from '../../../../shared/ButtonLink.tsx'
import { LoadError } from '../../../../shared/error/LoadError.tsx'
import { VisibleMoney } from '../../../../trade/money/VisibleMoney.tsx'
import styles from '../dialogs.module.css'
import { Remaining } from '../failure.tsx'
import type { OrderDialogProps } from '../order-actions.ts'
import { type Channel, isOpen, isPredepositShort, isShort, payEffect } from './payment.ts'
import { usePayment } from './use-payment.ts'

/** Pays an order from balance or credit, showing the balance before and after. */
export default function PayDialog({ id, opened, onClose }: OrderDialogProps) {
  const t = useText('order')
  const rules = useText('validation')
  const order = useGetOrder({ id }).data?.order
  const owed = order !== undefined && order.pay_by != null
  const { preview: asked, error, lost, chosen, choose, channel, missing, notice, pay } = usePayment(id, owed)
  // The answer to an earlier question is no longer valid once the order cannot be paid.
  const preview = error ? undefined : asked
  const expires = preview?.pay_expire_time ?? null
  const tz = order?.tz
  const later = isSupported('payOrderLater') ? preview?.pay_later : undefined
  const isLater = chosen === 'later' && later !== undefined
  const isOver = useNow(1000) >= (expires === null ? Infinity : toMilliseconds(expires))
  const total = preview?.total ? formatMoney(preview.total) : null
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('pay.title', { id })}
      size="lg"
      submitLabel={
        isLater
          ? t('pay.later.submit')
          : total === null
            ? t('actions.names.pay')
            : t('pay.submit', { money: total })
      }
      onSubmit={pay}
      canSubmit={
        !isOver && (preview?.channels.some(({ allowed }) => allowed) === true || later?.reason_key === null)
      }
      error={error ?? (isOver && t('pay.over'))}
    >
      {!preview && !error && !lost && <FormSkeleton fields={3} />}
      {lost && <LoadError {...lost} />}
      {notice && preview && (
        <Alert color={notice === 'changed' ? 'orange' : 'blue'}>{t(`pay.${notice}`)}</Alert>
      )}
      {preview && (
        <>
          <Due preview={preview} tz={tz} />
          <Radio.Group
            label={t('pay.channel')}
            value={chosen}
            onChange={(value) => choose(value)}
            error={missing && rules('paymentType')}
            withAsterisk
          >
            <SimpleGrid minColWidth="240px" autoFlow="auto-fit" spacing="xs" my={6}>
              {preview.channels.map((each) => (
                <ChannelCard key={each.channel} channel={each} chosen={each.channel === chosen} />
              ))}
              {later && <LaterCard later={later} chosen={isLater} />}
            </SimpleGrid>
          </Radio.Group>
          <EffectText>
            {isLater
              ? t('pay.later.effect', { money: total ?? t('pay.hidden') })
              : owed && channel
                ? t('pay.owed.effect', { money: total ?? t('pay.hidden'), channel: channel.channel_text })
                : t(`pay.${payEffect(channel, preview.channels)}`, {
                    money: total ?? t('pay.hidden'),
                    date: channel?.bill_due_date ? formatDate(channel.bill_due_date) : '',
                  })}
          </EffectText>
          <WayToTopUp channels={preview.channels} />
        </>
      )}
    </FormDialog>
  )
}

/** A link to top up, for members who may. */
function WayToTopUp({ channels }: { channels: readonly Channel[] }) {
  const t = useText('order')
  const mayTopUp = useHoldsNode('wallet/topup')
  const isAllShort = channels.every(({ allowed }) => !allowed) && channels.some(isPredepositShort)
  return mayTopUp && isAllShort ? (
    <ButtonLink to="/user/account/balance" variant="light" style={{ justifySelf: 'start' }}>
      {t('pay.topUp')}
    </ButtonLink>
  ) : null
}

interface DueProps {
  preview: Schemas['PaymentPreview']
  tz: string | undefined
}

function Due({ preview: { total, pay_expire_time }, tz }: DueProps) {
  const t = useText('order')
  return (
    <FactList figures fz="md">
      <dt>{t('pay.total')}</dt>
      <dd>
        <VisibleMoney value={total} strong />
      </dd>
      {pay_expire_time !== null && (
        <>
          <dt>{t('pay.until')}</dt>
          <dd>
            <Remaining until={pay_expire_time} tz={tz} />
          </dd>
        </>
      )}
    </FactList>
  )
}

/** Booking now and paying later: until when, or why not. */
function LaterCard({ later, chosen }: { later: Schemas['PayLaterOffer']; chosen: boolean }) {
  const t = useText('order')
  const about = useId()
  const refused = later.reason_key !== null
  return (
    <div className={styles.channel} data-chosen={chosen || undefined} data-refused={refused || undefined}>
      <Radio
        value="later"
        label={t('pay.later.name')}
        disabled={refused}
        aria-describedby={about}
        classNames={{ body: styles.choice, labelWrapper: styles.choiceLabel }}
      />
      <div id={about}>
        {later.until && !refused && (
          <>
            <Text size="sm">{t('pay.later.until')}</Text>
            <Deadline at={later.until.utc} tz={later.until.tz} compact />
          </>
        )}
        {refused && (
          <Text size="sm" m="4px 0 0" c="var(--mantine-color-error)">
            {later.reason_text}
          </Text>
        )}
      </div>
    </div>
  )
}

/** One payment type with the remaining balance; an unusable one says why and how much is missing. */
function ChannelCard({ channel, chosen }: { channel: Channel; chosen: boolean }) {
  const t = useText('order')
  const figures = useId()
  const { available_before, available_after, shortfall, bill_due_date, allowed } = channel
  return (
    <div className={styles.channel} data-chosen={chosen || undefined} data-refused={!allowed || undefined}>
      <Radio
        value={channel.channel}
        label={channel.channel_text}
        disabled={!allowed}
        aria-describedby={figures}
        classNames={{ body: styles.choice, labelWrapper: styles.choiceLabel }}
      />
      <div id={figures}>
        {isOpen(channel) && (
          <FactList figures fz="md">
            <dt>{t('pay.before')}</dt>
            <dd>
              <VisibleMoney value={available_before} />
            </dd>
            <dt>{t('pay.after')}</dt>
            <dd>
              <VisibleMoney value={available_after} strong />
            </dd>
          </FactList>
        )}
        {!allowed && (
          <Text size="sm" m="4px 0 0" c="var(--mantine-color-error)">
            {channel.reason_text}
            {shortfall && isShort(channel) && ` · ${t('pay.shortfall', { money: formatMoney(shortfall) })}`}
          </Text>
        )}
        {allowed && bill_due_date && (
          <Text size="sm" m="4px 0 0" c="dimmed">
            {t('pay.billDue', { date: formatDate(bill_due_date) })}
          </Text>
        )}
      </div>
    </div>
  )
}
