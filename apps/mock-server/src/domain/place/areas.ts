import type { LocalText } from '../../texts/language.ts'

export interface Position {
  readonly lat: number
  readonly lng: number
}

const earthRadiusKm = 6371

/** Kilometres as the crow flies, to one decimal. */
export function distanceKm(from: Position, to: Position): number {
  const rad = Math.PI / 180
  const lat = Math.sin(((to.lat - from.lat) * rad) / 2)
  const lng = Math.sin(((to.lng - from.lng) * rad) / 2)
  const chord = lat * lat + Math.cos(from.lat * rad) * Math.cos(to.lat * rad) * lng * lng
  return Math.round(2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord))) * 10) / 10
}

/** A province, city or district; `parent` null for a province. */
export interface Area {
  readonly id: number
  readonly parent: number | null
  readonly name: LocalText
}

const namesOf = (text: string): LocalText => {
  const [zh = '', en = ''] = text.split('|')
  return { en: en.replaceAll('-', ' ').replace('Shangri La', 'Shangri-La'), 'zh-cn': zh }
}

const district = /(\d{2})([^|\s\d]+\|\S+)/g

/** Reads the table: a province starts a line, cities are indented, districts follow the colon. */
export function readAreas(lines: string): Area[] {
  const areas: Area[] = []
  let province = 0
  for (const line of lines.split('\n')) {
    const [, indent = '', digits = '', rest = ''] = /^( *)(\d{2}) (.+)$/.exec(line) ?? []
    if (digits === '') continue
    if (indent === '') {
      province = Number(digits) * 10_000
      areas.push({ id: province, parent: null, name: namesOf(rest) })
      continue
    }
    const [name = '', below = ''] = rest.split(':')
    const city = province + Number(digits) * 100
    areas.push({ id: city, parent: province, name: namesOf(name) })
    for (const [, last = '', text = ''] of below.matchAll(district)) {
      areas.push({ id: city + Number(last), parent: city, name: namesOf(text) })
    }
  }
  return areas
}

/**
 * The level below: provinces without a choice, cities of a province, districts of a city. A city that does not lie in
 * the province, like a number that does not exist, has nothing below it.
 */
export function areasBelow(
  areas: readonly Area[],
  province: number | undefined,
  city: number | undefined,
): Area[] {
  if (province === undefined) return areas.filter(({ parent }) => parent === null)
  if (city === undefined) return areas.filter(({ parent }) => parent === province)
  const isInside = areas.some(({ id, parent }) => id === city && parent === province)
  return isInside ? areas.filter(({ parent }) => parent === city) : []
}
