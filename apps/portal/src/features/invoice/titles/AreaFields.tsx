import { useListAreas } from '@portal/api-client'
import { language, useText } from '@portal/i18n'
import { Box, NativeSelect, SimpleGrid, Text } from '@portal/ui'
import { useState } from 'react'

/** Areas as part of an address, the largest first. */
const areaText = (names: readonly string[]): string =>
  language() === 'zh-cn' ? names.join('') : names.toReversed().join(', ')

/**
 * Replaces the areas of an address, which are in front in Chinese and at the end in English; the rest stays as typed.
 */
export function addressIn(address: string, former: readonly string[], names: readonly string[]): string {
  const [old, next] = [areaText(former), areaText(names)]
  if (language() === 'zh-cn') return next + (address.startsWith(old) ? address.slice(old.length) : address)
  const kept = old !== '' && address.endsWith(old) ? address.slice(0, -old.length) : address
  const rest = kept.trimEnd().replace(/,$/, '').trimEnd()
  return next === '' || rest === '' ? rest + next : `${rest}, ${next}`
}

type Level = 'province' | 'city' | 'district'

interface AreaFieldsProps {
  address: string
  onAddress: (address: string) => void
}

/** Province, city and district of China; each choice is written into the address. */
export function AreaFields({ address, onAddress }: AreaFieldsProps) {
  const t = useText('invoice')
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [names, setNames] = useState<readonly string[]>([])
  const [province, city] = chosen
  const provinces = useOptions({}, true)
  const cities = useOptions(province === undefined ? {} : { province }, province !== undefined)
  const districts = useOptions(
    province === undefined || city === undefined ? {} : { province, city },
    city !== undefined,
  )
  const levels = [
    { level: 'province', options: provinces },
    { level: 'city', options: cities },
    { level: 'district', options: districts },
  ] as const satisfies { level: Level; options: unknown }[]

  const choose = (place: number, value: string) => {
    const option = levels[place]?.options.find((each) => String(each.value) === value)
    const longer = option ? [...names.slice(0, place), option.label] : names.slice(0, place)
    setChosen(option ? [...chosen.slice(0, place), option.value] : chosen.slice(0, place))
    setNames(longer)
    onAddress(addressIn(address, names, longer))
  }

  return (
    <Box component="fieldset" m={0} p={0} bd={0} miw={0}>
      <Text component="legend" size="sm" fw={500} mb={4}>
        {t('form.area')}
      </Text>
      <SimpleGrid minColWidth="min(100%, 140px)" autoFlow="auto-fit" spacing="sm">
        {levels.map(({ level, options }, place) => (
          <NativeSelect
            key={level}
            label={t(`form.${level}`)}
            value={String(chosen[place] ?? '')}
            disabled={options.length === 0}
            data={[
              { value: '', label: t('form.chooseArea') },
              ...options.map(({ value, label }) => ({ value: String(value), label })),
            ]}
            onChange={(event) => choose(place, event.currentTarget.value)}
          />
        ))}
      </SimpleGrid>
    </Box>
  )
}

/** The areas below the chosen ones. The address can be typed without them, so a failure is only a notice. */
function useOptions(below: { province?: number; city?: number }, enabled: boolean) {
  const { data } = useListAreas(below, {
    query: { enabled, staleTime: Number.POSITIVE_INFINITY },
    request: { announce: true },
  })
  return (enabled && data) || []
}
