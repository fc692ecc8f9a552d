import {
  findRows,
  refreshDrafts,
  type Schemas,
  spelling,
  useListColleagues,
  useSaveDraft,
} from '@portal/api-client'
import { language, useText } from '@portal/i18n'
import {
  Alert,
  Checkbox,
  EmptyState,
  FormDialog,
  FormSkeleton,
  notify,
  Stack,
  Text,
  TextInput,
} from '@portal/ui'
import { useState } from 'react'
import { LoadError } from '../../shared/error/LoadError.tsx'
import { useCheckedForm } from '../../shared/form/use-checked-form.ts'
import { useOpenedRecord } from '../../shared/form/use-opened-record.ts'
import { colleaguesToChoose, toShareRequest, useNames } from './sharing.ts'

/** The contract's limit. */
const most = 50
/** From this number on, names are filtered by typing. */
const many = 10

interface ShareDraftDialogProps {
  draft: Schemas['Draft']
  onClose: () => void
}

/** Chooses the colleagues who may take over a draft. */
export default function ShareDraftDialog({ draft: opened, onClose }: ShareDraftDialogProps) {
  const t = useText('user/draft/list')
  const namesOf = useNames()
  const [needle, setNeedle] = useState('')
  const { data, error, isFetching, refetch } = useListColleagues(
    { product: opened.product },
    { query: { staleTime: 0 } },
  )
  const { record: draft, changed, move } = useOpenedRecord('draft', opened, refreshDrafts)
  const save = useSaveDraft()
  const colleagues = colleaguesToChoose(data?.list ?? [], opened.shared_with, language())
  const form = useCheckedForm({
    keptAs: `share draft ${opened.id}`,
    initial: { shared_with: opened.shared_with.map(({ id }) => id) },
    check: ({ shared_with }) => (shared_with.length > most ? { shared_with: 'tooMany' as const } : {}),
    textFor: () => t('share.tooMany', { most }),
    submit: async ({ shared_with }) => {
      const saved = await move(() => save.mutateAsync({ data: toShareRequest(draft, shared_with) }))
      if (!saved) return false
      const names = namesOf(colleagues.filter(({ id }) => shared_with.includes(id)))
      notify.success(names === '' ? t('share.stopped') : t('share.saved', { names }))
      return true
    },
  })
  const { shared_with } = form.values
  const found = findRows(colleagues, needle, ({ nickname }) => ({ names: [spelling(nickname)] }))
  const none = data !== undefined && colleagues.length === 0
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('share.title')}
      submitLabel={t('share.save')}
      onSubmit={form.submit}
      isUnsaved={form.isUnsaved}
      canSubmit={data !== undefined && !none}
    >
      {changed && <Alert color="orange">{t('share.changed')}</Alert>}
      <Text size="sm">{t('share.text', { title: opened.title || t('untitled') })}</Text>
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <FormSkeleton fields={2} />}
      {none && <EmptyState title={t('share.none')} hint={t('share.noneHint')} />}
      {data && !none && (
        <>
          {colleagues.length > many && (
            <TextInput
              type="search"
              label={t('share.find')}
              value={needle}
              onChange={(event) => setNeedle(event.currentTarget.value)}
            />
          )}
          <Checkbox.Group
            label={t('share.colleagues')}
            error={form.errorAt('shared_with')}
            value={shared_with.map(String)}
            onChange={(ids) => form.change({ shared_with: ids.map(Number) })}
          >
            <Stack gap="xs" mt="xs">
              {found.map(({ id, nickname, able }) => (
                <Checkbox
                  key={id}
                  value={String(id)}
                  label={able ? nickname : t('share.notAble', { name: nickname })}
                />
              ))}
              {found.length === 0 && <Text size="sm">{t('share.noneFound')}</Text>}
            </Stack>
          </Checkbox.Group>
        </>
      )}
    </FormDialog>
  )
}
