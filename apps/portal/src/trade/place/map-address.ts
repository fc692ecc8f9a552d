/** Where a map of the place opens; degrees. A map that needs no key and no account of the reader. */
export const mapAddress = ({ lat, lng }: { lat: number; lng: number }): string =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`
