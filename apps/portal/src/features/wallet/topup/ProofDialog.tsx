import { isSupported, type Schemas, useDownloadTopUpProof, useReplaceTopUpProof } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Box, Button, FormDialog, Group, IconDownload, Modal, notify, Stack, Text } from '@portal/ui'
import { useEffect, useState } from 'react'
import { type FieldErrors, useCheckedForm } from '../../../shared/form/use-checked-form.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { FilesField, type SentFile } from '../../../shared/upload/FilesField.tsx'

interface ProofDialogProps {
  topUp: Schemas['TopUp']
  onClose: () => void
}

const noFiles: SentFile[] = []

/** The proof of a reported transfer, and another one while staff have not looked into it. */
export default function ProofDialog({ topUp, onClose }: ProofDialogProps) {
  const t = useText('user/account/balance')
  const title = t('topUp.proofs.title', { id: topUp.id })
  if (topUp.wait && isSupported('replaceTopUpProof'))
    return <ReplaceProof title={title} topUp={topUp} onClose={onClose} />
  return (
    <Modal opened onClose={onClose} title={title}>
      <Stack gap="sm">
        <Proofs topUp={topUp} />
        {isSupported('replaceTopUpProof') && (
          <Text size="sm" c="dimmed">
            {t('topUp.proofs.final')}
          </Text>
        )}
      </Stack>
    </Modal>
  )
}

function ReplaceProof({ title, topUp, onClose }: ProofDialogProps & { title: string }) {
  const t = useText('user/account/balance')
  const { id } = topUp
  const { mutateAsync } = useReplaceTopUpProof()
  const form = useCheckedForm({
    keptAs: `proof ${id}`,
    initial: { proof_files: noFiles },
    check: (values): FieldErrors<'proofMissing'> => ({
      proof_files: values.proof_files.length === 0 ? 'proofMissing' : undefined,
    }),
    textFor: (error) => t(`topUp.${error}`),
    submit: async (values) => {
      await mutateAsync({ data: { id, proof_files: values.proof_files.map(({ url }) => url) } })
      notify.success(t('topUp.proofs.replaced', { id }))
    },
  })
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={title}
      submitLabel={t('topUp.proofs.replace')}
      onSubmit={form.submit}
      isUnsaved={form.isUnsaved}
    >
      <Proofs topUp={topUp} />
      <FilesField
        label={t('topUp.proofs.other')}
        addLabel={t('topUp.addProof')}
        topic="proof"
        files={form.values.proof_files}
        onChange={(files) => form.change({ proof_files: files })}
        most={9}
        error={form.errorAt('proof_files')}
      />
    </FormDialog>
  )
}

const Proofs = ({ topUp: { id, proof_files } }: Pick<ProofDialogProps, 'topUp'>) =>
  isSupported('downloadTopUpProof') &&
  proof_files
    .map((name, at) => ({ name, file: at + 1 }))
    .map((proof) => <Proof key={proof.file} id={id} {...proof} />)

/** One file: a picture is shown, all can be saved. */
function Proof({ id, file, name }: { id: string; file: number; name: string }) {
  const t = useText('user/account/balance')
  const { mutate, isPending } = useDownloadTopUpProof({ request: { announce: true } })
  const [picture, setPicture] = useState<string | null>(null)
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture)), [picture])
  const isPicture = /\.(png|jpe?g)$/i.test(name)
  const label = t(`topUp.proofs.${isPicture ? 'show' : 'save'}`)
  const show = () =>
    mutate(
      { params: { id, file } },
      {
        onSuccess: (found) => {
          if (isPicture) setPicture(URL.createObjectURL(found))
          else saveFile(found)
        },
      },
    )
  return (
    <>
      <Group gap="xs" justify="space-between">
        <Text size="sm">{name}</Text>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={!isPicture && <IconDownload size={16} aria-hidden />}
          loading={isPending}
          aria-label={`${label}: ${name}`}
          onClick={show}
        >
          {label}
        </Button>
      </Group>
      {picture && <Box component="img" src={picture} alt={name} maw="100%" />}
    </>
  )
}
