import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, Checkbox, IconSearch, Radio, TextInput, UnstyledButton } from '@portal/ui'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import styles from './FilterPanel.module.css'
import type { FilterChange, HotelListSearch } from './hotel-list-search.ts'

type Facet = Schemas['FacetValue']

interface FilterPanelProps {
  search: HotelListSearch
  facets: Schemas['HotelFacets'] | undefined
  onFilter: (filter: FilterChange) => void
}

/** A group that is longer shows this many first. */
const shownFirst = 6

/** What the results can be narrowed to, each value with the number of hotels it would leave. */
export function FilterPanel({ search: reached, facets, onFilter: onNarrow }: FilterPanelProps) {
  const t = useText('hotel/list')
  const [search, onFilter] = useAskedFilters(reached, onNarrow)
  const list = (name: 'district' | 'meal' | 'facility' | 'brand') => (
    <FacetList
      title={t(`filters.${name}`)}
      facets={facets?.[name] ?? []}
      chosen={search[name] ?? []}
      onChange={(values) => onFilter({ [name]: values })}
    />
  )
  return (
    <div className={styles.panel}>
      <Keyword keyword={search.keyword ?? ''} onFilter={onFilter} />
      {(facets?.free_cancel.length ?? 0) > 0 && (
        <Group title={t('filters.free_cancel')}>
          <FacetBox
            label={t('filters.freeCancel')}
            count={facets?.free_cancel[0]?.count ?? 0}
            checked={search.free_cancel ?? false}
            onChange={(checked) => onFilter({ free_cancel: checked || undefined })}
          />
        </Group>
      )}
      <Price search={search} range={facets?.price} onFilter={onFilter} />
      <FacetList
        title={t('filters.star')}
        facets={facets?.star ?? []}
        chosen={(search.star ?? []).map(String)}
        onChange={(values) => onFilter({ star: values.map(Number) })}
      />
      <FacetRadios
        title={t('filters.score')}
        facets={facets?.score ?? []}
        chosen={search.score_min}
        onChange={(score_min) => onFilter({ score_min })}
      />
      {list('meal')}
      {list('district')}
      <FacetRadios
        title={t('filters.distance')}
        facets={facets?.distance ?? []}
        chosen={search.distance_max}
        onChange={(distance_max) => onFilter({ distance_max })}
      />
      {list('facility')}
      {list('brand')}
    </div>
  )
}

/**
 * What was chosen shows at once, before the address has followed; a second choice made meanwhile adds to the first.
 */
function useAskedFilters(reached: HotelListSearch, onNarrow: FilterPanelProps['onFilter']) {
  const [asked, setAsked] = useState<{ from: HotelListSearch; filter: FilterChange }>({
    from: reached,
    filter: {},
  })
  const waiting = asked.from === reached ? asked.filter : {}
  const narrow = (filter: FilterChange) => {
    const all = { ...waiting, ...filter }
    setAsked({ from: reached, filter: all })
    onNarrow(all)
  }
  return [{ ...reached, ...waiting } as HotelListSearch, narrow] as const
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      {children}
    </fieldset>
  )
}

interface FacetListProps {
  title: string
  facets: readonly Facet[]
  chosen: readonly string[]
  onChange: (values: string[]) => void
}

function FacetList({ title, facets, chosen, onChange }: FacetListProps) {
  const t = useText('hotel/list')
  const [all, setAll] = useState(false)
  if (facets.length === 0) return null
  const shown = all
    ? facets
    : facets.filter(({ value }, index) => index < shownFirst || chosen.includes(value))
  return (
    <Group title={title}>
      {shown.map(({ value, label, count }) => (
        <FacetBox
          key={value}
          label={label}
          count={count}
          checked={chosen.includes(value)}
          onChange={(checked) =>
            onChange(checked ? [...chosen, value] : chosen.filter((other) => other !== value))
          }
        />
      ))}
      {facets.length > shownFirst && (
        <UnstyledButton className={styles.more} onClick={() => setAll(!all)} aria-expanded={all}>
          {all ? t('filters.fewer') : t('filters.all', { count: facets.length })}
        </UnstyledButton>
      )}
    </Group>
  )
}

interface FacetBoxProps {
  label: string
  count: number
  checked: boolean
  onChange: (checked: boolean) => void
}

function FacetBox({ label, count, checked, onChange }: FacetBoxProps) {
  return (
    <Checkbox
      size="xs"
      className={styles.choice}
      checked={checked}
      disabled={count === 0 && !checked}
      label={<FacetLabel label={label} count={count} />}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}

const FacetLabel = ({ label, count }: { label: string; count: number }) => (
  <span className={styles.label}>
    {label} <span className={styles.count}>{count}</span>
  </span>
)

interface FacetRadiosProps {
  title: string
  facets: readonly Facet[]
  chosen: string | undefined
  onChange: (value: string | undefined) => void
}

/** Of values that contain each other only one can be chosen, or none. */
function FacetRadios({ title, facets, chosen, onChange }: FacetRadiosProps) {
  const common = useText('common')
  const name = useId()
  if (facets.length === 0) return null
  return (
    <Group title={title}>
      <Radio
        size="xs"
        className={styles.choice}
        name={name}
        label={common('all')}
        checked={chosen === undefined}
        onChange={() => onChange(undefined)}
      />
      {facets.map(({ value, label, count }) => (
        <Radio
          key={value}
          size="xs"
          className={styles.choice}
          name={name}
          label={<FacetLabel label={label} count={count} />}
          checked={chosen !== undefined && Number(chosen) === Number(value)}
          onChange={() => onChange(value)}
        />
      ))}
    </Group>
  )
}

function typedIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

function Keyword({ keyword, onFilter }: { keyword: string; onFilter: FilterPanelProps['onFilter'] }) {
  const t = useText('hotel/list')
  const common = useText('common')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = typedIn(new FormData(event.currentTarget), 'keyword')
    onFilter({ keyword: typed || undefined })
  }
  return (
    <form onSubmit={submit} role="search" aria-label={t('filters.keyword')}>
      <TextInput
        key={keyword}
        name="keyword"
        size="xs"
        label={t('filters.keyword')}
        placeholder={t('filters.keywordHint')}
        defaultValue={keyword}
        maxLength={60}
        rightSection={
          <UnstyledButton type="submit" className={styles.go} aria-label={common('search')}>
            <IconSearch size={14} aria-hidden />
          </UnstyledButton>
        }
      />
    </form>
  )
}

interface PriceProps {
  search: HotelListSearch
  range: Schemas['PriceRange'] | undefined
  onFilter: FilterPanelProps['onFilter']
}

function Price({ search, range, onFilter }: PriceProps) {
  const t = useText('hotel/list')
  const currency = (range?.min ?? range?.max)?.currency
  if (!currency) return null
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const amounts = ['price_min', 'price_max'].map(
      (name) => /^\d{1,9}(?:\.\d{1,2})?$/.exec(typedIn(form, name))?.[0],
    )
    const [low, high] = amounts
    const turned = low !== undefined && high !== undefined && Number(low) > Number(high)
    onFilter({ price_min: turned ? high : low, price_max: turned ? low : high })
  }
  const field = (name: 'price_min' | 'price_max', label: string, bound: string | undefined) => (
    <TextInput
      key={`${name} ${search[name] ?? ''}`}
      size="xs"
      name={name}
      inputMode="decimal"
      aria-label={label}
      placeholder={bound?.replace(/\.\d+$/, '')}
      defaultValue={search[name]}
    />
  )
  return (
    <Group title={t('filters.price', { currency })}>
      <form className={styles.price} onSubmit={submit}>
        {field('price_min', t('filters.priceFrom'), range?.min?.amount)}
        <span aria-hidden>–</span>
        {field('price_max', t('filters.priceTo'), range?.max?.amount)}
        <Button type="submit" size="compact-sm" variant="default">
          {t('filters.apply')}
        </Button>
      </form>
    </Group>
  )
}
