/** A pick-up in Yangon, some weeks after the world begins, for two adults. */
export const transfersAddress = `/airport/list?${new URLSearchParams({
  transfer_type: 'pickup',
  airport: 'RGN',
  airport_name: 'Yangon International Airport (RGN)',
  tz: 'Asia/Yangon',
  flight_number: '8M332',
  place_id: 'yangon-downtown',
  place_name: 'Pansodan House',
  service_local: '2026-12-10T14:00:00+06:30',
  passengers: '2',
  luggage: '2',
})}`
