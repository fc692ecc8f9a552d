import { useText } from '@portal/i18n'
import { Alert, Button, Group, IconCopy, IconDownload, SimpleGrid, Stack, Text } from '@portal/ui'
import { copyText } from '../copy-text.ts'
import { saveFile } from '../save-file.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
}

/** Recovery codes, shown this once. */
export function RecoveryCodes({ codes }: RecoveryCodesProps) {
  const t = useText('second-factor')
  const lines = codes.join('\n')
  return (
    <Stack gap="sm">
      <Alert color="orange" title={t('recoveryTitle')}>
        {t('recoveryText')}
      </Alert>
      <SimpleGrid cols={2} spacing="xs">
        {codes.map((code) => (
          <Text key={code} ff="monospace">
            {code}
          </Text>
        ))}
      </SimpleGrid>
      <Group gap="xs">
        <Button
          variant="default"
          size="xs"
          leftSection={<IconCopy size={14} aria-hidden />}
          onClick={() => void copyText(lines)}
        >
          {t('copyCodes')}
        </Button>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconDownload size={14} aria-hidden />}
          onClick={() => saveFile(new File([`${lines}\n`], t('file'), { type: 'text/plain' }))}
        >
          {t('download')}
        </Button>
      </Group>
    </Stack>
  )
}
