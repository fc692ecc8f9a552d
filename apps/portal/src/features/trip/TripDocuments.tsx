import {
  getTripText,
  isSupported,
  type Schemas,
  useDownloadItinerary,
  useDownloadTripCalendar,
  useDownloadTripVouchers,
} from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Button, Group, IconCalendar, notify, Text } from '@portal/ui'
import { saveFile } from '../../shared/save-file.ts'
import { CopyTextButton } from '../../trade/document/CopyTextButton.tsx'
import { DownloadButton } from '../../trade/document/DownloadButton.tsx'
import { Section } from '../../trade/order/Facts.tsx'
import { voucherLanguages } from '../../trade/voucher/voucher-text.ts'

/** Itinerary, text, vouchers and calendar of a trip, each in the language of its reader. */
export function TripDocuments({ trip: { id, has_vouchers } }: { trip: Schemas['Trip'] }) {
  const t = useText('user/trip/detail')
  const order = useText('order')
  const mayDownload = useHoldsNode('order/voucher')
  const announced = { request: { announce: true } }
  const itinerary = useDownloadItinerary(announced)
  const vouchers = useDownloadTripVouchers(announced)
  const formats = voucherLanguages.map((language) => ({
    key: language,
    label: order(`voucher.language.${language}`),
    params: { id, language },
  }))
  return (
    <Section title={t('documents.title')} onScreen>
      <Group gap="xs">
        <DownloadButton
          needs="downloadItinerary"
          label={t('documents.itinerary')}
          download={itinerary}
          formats={formats}
        />
        <CopyTextButton
          needs="getTripText"
          read={(language) => getTripText({ id, language }, { announce: true })}
        />
        {has_vouchers && mayDownload && (
          <DownloadButton
            needs="downloadTripVouchers"
            label={t('documents.vouchers')}
            download={vouchers}
            formats={formats}
          />
        )}
        {isSupported('downloadTripCalendar') && <CalendarButton id={id} />}
      </Group>
      <Text size="sm" c="dimmed">
        {t('documents.hint')}
      </Text>
    </Section>
  )
}

function CalendarButton({ id }: { id: string }) {
  const t = useText('user/trip/detail')
  const document = useText('document')
  const { mutate, isPending } = useDownloadTripCalendar({ request: { announce: true } })
  const save = () =>
    mutate(
      { params: { id } },
      {
        onSuccess: (file) => {
          saveFile(file)
          notify.success(document('saved', { name: file.name }))
        },
      },
    )
  return (
    <Button
      variant="default"
      leftSection={<IconCalendar size={16} aria-hidden />}
      loading={isPending}
      onClick={save}
    >
      {t('documents.calendar')}
    </Button>
  )
}
