import { useText } from '@portal/i18n'
import { Button, TextInput } from '@portal/ui'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { listParams } from './cms-search.ts'
import styles from './search.module.css'

/** Opens the search results. An empty field does nothing. */
export function KeywordForm({ keyword = '' }: { keyword?: string }) {
  const t = useText('cms/search')
  const common = useText('common')
  const rules = useText('validation')
  const navigate = useNavigate()
  const [missing, setMissing] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const box = event.currentTarget.elements.namedItem('keyword') as HTMLInputElement
    const keyword = box.value.trim()
    setMissing(keyword === '')
    if (keyword === '') return box.focus()
    void navigate({ to: '/cms/channel/$value/{-$type}', params: listParams(keyword, 'search') })
  }
  return (
    <form className={styles.form} onSubmit={submit} role="search" noValidate>
      <TextInput
        key={keyword}
        name="keyword"
        type="search"
        label={t('keyword')}
        placeholder={t('placeholder')}
        defaultValue={keyword}
        maxLength={60}
        error={missing && rules('searchInformation')}
        onChange={() => setMissing(false)}
      />
      <Button type="submit">{common('search')}</Button>
    </form>
  )
}
