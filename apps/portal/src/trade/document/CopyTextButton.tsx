import { isSupported, type OperationId, type Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, IconCopy } from '@portal/ui'
import { copyText } from '../../shared/copy-text.ts'
import { MenuButton } from '../../shared/menu/MenuButton.tsx'
import { voucherLanguages } from '../voucher/voucher-text.ts'

interface CopyTextButtonProps {
  /** The call that gives the text; without it there is no button. */
  needs: OperationId
  read: (language: Schemas['VoucherLanguage']) => Promise<Schemas['PlainText']>
}

/** Copies what guests need to know for a messenger, in a language of its reader. */
export function CopyTextButton({ needs, read }: CopyTextButtonProps) {
  const t = useText('common')
  const order = useText('order')
  if (!isSupported(needs)) return null
  return (
    <MenuButton
      choices={voucherLanguages.map((language) => ({
        key: language,
        label: order(`voucher.language.${language}`),
        onChoose: () =>
          void read(language).then(
            ({ text }) => copyText(text),
            // The call has shown its failure.
            () => {},
          ),
      }))}
    >
      {(opener) => (
        <Button {...opener} variant="default" leftSection={<IconCopy size={16} aria-hidden />}>
          {t('copyText')}
        </Button>
      )}
    </MenuButton>
  )
}
