import { useText } from '@portal/i18n'
import { Combobox } from '../mantine/Combobox.ts'
import classes from './SearchSelect.module.css'
import type { SearchOption, SearchState } from './search-options.ts'

interface SearchOptionsProps<Option extends SearchOption> {
  state: SearchState<Option>['state']
  options: readonly Option[]
  chosen: string | undefined
  /** Id of the field's label. */
  labelledBy: string
}

function OptionRow({ option, chosen }: { option: SearchOption; chosen: boolean }) {
  return (
    <Combobox.Option value={option.value} active={chosen}>
      {option.label}
      {option.description && <span className={classes.description}>{option.description}</span>}
    </Combobox.Option>
  )
}

/** What the drop-down shows: options under their headings, or why there are none. */
export function SearchOptions<Option extends SearchOption>({
  state,
  options,
  chosen,
  labelledBy,
}: SearchOptionsProps<Option>) {
  const t = useText('common')
  if (options.length === 0) {
    const notes = {
      idle: t('select.typeToSearch'),
      loading: t('loading'),
      failed: t('select.failed'),
      done: t('select.nothing'),
    }
    return <Combobox.Empty className={classes.note}>{notes[state]}</Combobox.Empty>
  }
  const groups = Map.groupBy(options, (option) => option.group ?? '')
  const drawn = (each: readonly Option[]) =>
    each.map((option) => <OptionRow key={option.value} option={option} chosen={option.value === chosen} />)
  return (
    <Combobox.Options className={classes.options} labelledBy={labelledBy}>
      {[...groups].map(([group, each]) =>
        group ? (
          <Combobox.Group key={group} label={group}>
            {drawn(each)}
          </Combobox.Group>
        ) : (
          drawn(each)
        ),
      )}
    </Combobox.Options>
  )
}
