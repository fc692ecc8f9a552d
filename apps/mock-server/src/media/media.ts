import { cityPicture } from './city-picture.ts'
import { hotelPicture } from './hotel-picture.ts'
import { circle, paletteOf, path } from './palette.ts'
import { roomPicture } from './room-picture.ts'
import { vehiclePicture } from './vehicle-picture.ts'

/** A head and shoulders on the colour of the member. */
const memberPicture = (id: string) => {
  const { accent } = paletteOf(`member ${id}`, 0)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><rect width="64" height="64" fill="${accent}"/>${circle(32, 25, 11, '#fff')}${path('M12 60c0-14 9-22 20-22s20 8 20 22z', '#fff')}</svg>`
}

/** A signpost: two arrows on a pole. */
const logo = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">${path('M15 3h3v27h-3z', '#134e4a')}${path('M5 6h18l5 4.5-5 4.5H5z', '#0f766e')}${path('M27 17H10l-5 4 5 4h17z', '#d97706')}</svg>`

/** A mountain in a disc, of filled paths only, because it is printed too. */
const companyPicture = (id: string) => {
  const { accent } = paletteOf(`company ${id}`, 0)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48">${path('M24 2a22 22 0 1 0 0 44a22 22 0 1 0 0-44z', accent)}${path('M8 34l11-17 6 9 4-6 11 14z', '#ffffff')}${path('M34 10a4 4 0 1 0 0 8a4 4 0 1 0 0-8z', '#ffffff')}</svg>`
}

type Draughtsman = (id: string, n: number) => string

const kinds: Readonly<Record<string, { readonly id: RegExp; readonly draw: Draughtsman }>> = {
  hotel: { id: /^\d{1,10}$/, draw: hotelPicture },
  room: { id: /^\d{1,10}-[a-z0-9]{1,8}$/, draw: roomPicture },
  city: { id: /^[a-z0-9-]{1,60}$/, draw: cityPicture },
  member: { id: /^\d{1,10}$/, draw: memberPicture },
  vehicle: { id: /^[a-z0-9]+(-[a-z0-9]+)*$/, draw: vehiclePicture },
  company: { id: /^\d{1,10}$/, draw: companyPicture },
  site: { id: /^logo$/, draw: logo },
}

/** The picture at `/media/{kind}/{id}/{n}.svg`, or null when there is none. */
export function mediaFor(address: string): string | null {
  const [, kind = '', id = '', n = ''] =
    /^\/media\/([a-z]+)\/([a-z0-9-]+)\/([1-9]\d?)\.svg$/.exec(address) ?? []
  const found = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  return found?.id.test(id) ? found.draw(id, Number(n)) : null
}
