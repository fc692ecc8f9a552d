import { useSaveAccountProfile } from '@portal/api-client'
import { session, useSession } from '@portal/auth'
import { formatTime, useText } from '@portal/i18n'
import {
  Avatar,
  Button,
  DateField,
  fieldId,
  Group,
  Radio,
  SimpleGrid,
  Textarea,
  TextInput,
  useNow,
} from '@portal/ui'
import { useState } from 'react'
import { imageAddress } from '../../../shared/address/asset-address.ts'
import { draftOf, dropDraft, keepDraft } from '../../../shared/form/form-drafts.ts'
import { PageForm } from '../../../shared/form/PageForm.tsx'
import { useCheckedForm } from '../../../shared/form/use-checked-form.ts'
import { UploadField } from '../../../shared/upload/UploadField.tsx'
import { isPicture } from '../../../shared/upload/upload-rules.ts'
import { Section } from '../Section.tsx'
import {
  mottoLength,
  type PersonalValues,
  personalErrors,
  personalValues,
  toProfileRequest,
} from './personal-form.ts'

const draft = 'account/profile'

/** Picture, nickname, gender, birthday and motto. Typed text survives an expired session. */
export function PersonalSection() {
  const t = useText('user/account/profile')
  const owner = useSession(({ id }) => id)
  const save = useSaveAccountProfile({ request: { success: true } })
  const today = formatTime(useNow(), 'yyyy-mm-dd')
  const [picture, setPicture] = useState<string | null>(null)
  const form = useCheckedForm<PersonalValues>({
    keptAs: null,
    initial: draftOf<PersonalValues>(owner, draft) ?? personalValues(session.store.getState()),
    check: personalErrors,
    labels: { nickname: t('nickname'), birthday: t('birthday'), motto: t('motto') },
    onValuesChange: (values) => keepDraft(owner, draft, values),
    submit: async (values) => {
      const data = toProfileRequest(values, session.store.getState())
      await save.mutateAsync({ data })
      session.amend({ avatar: session.store.getState().avatar, ...data })
      dropDraft(owner, draft)
    },
  })
  const { nickname, avatar, motto, birthday } = form.values
  const left = mottoLength - motto.length

  return (
    <Section title={t('personal')}>
      <PageForm form={form}>
        <Group>
          <Avatar
            src={picture ?? imageAddress(avatar)}
            alt={t('avatarOf', { name: nickname })}
            size={72}
            radius="xl"
          />
          <UploadField
            label={t('chooseAvatar')}
            topic="avatar"
            only={isPicture}
            onUploaded={(file) => {
              setPicture(imageAddress(file.full_url))
              form.change({ avatar: file.url })
            }}
          />
        </Group>
        <SimpleGrid minColWidth="min(100%, 240px)" autoFlow="auto-fit" style={{ alignItems: 'start' }}>
          <TextInput
            {...form.field('nickname')}
            id={fieldId('nickname')}
            label={t('nickname')}
            description={t('nicknameHint')}
            autoComplete="nickname"
            maxLength={30}
            required
          />
          <DateField
            id={fieldId('birthday')}
            label={t('birthday')}
            value={birthday}
            onChange={(day) => form.change({ birthday: day ?? '' })}
            minDate="1900-01-01"
            maxDate={today}
            placeholder={t('noBirthday')}
            error={form.errors.birthday}
            clearable
          />
        </SimpleGrid>
        <Radio.Group {...form.field('gender')} label={t('gender')}>
          <Group gap="var(--mantine-spacing-xs) var(--mantine-spacing-lg)" align="stretch" mt="xs">
            {(['0', '1', '2'] as const).map((gender) => (
              <Radio key={gender} value={gender} label={t(`genders.${gender}`)} />
            ))}
          </Group>
        </Radio.Group>
        <Textarea
          {...form.field('motto')}
          id={fieldId('motto')}
          label={t('motto')}
          description={t('mottoLeft', { count: Math.max(0, left) })}
          maxLength={mottoLength}
          rows={2}
        />
        <Group gap="xs" align="stretch">
          <Button type="submit" loading={form.busy}>
            {t('save')}
          </Button>
        </Group>
      </PageForm>
    </Section>
  )
}
