/** Industrial zones with the price of one entry in CNY, and vehicles with driver, in CNY per unit of hire. */
export type ZoneRow = readonly [id: string, en: string, zh: string, township: string, entry_cny: number]

export const zoneRows: readonly ZoneRow[] = [
  ['thilawa-sez', 'Thilawa SEZ', '迪拉瓦经济特区', 'Thanlyin/Kyauktan', 160],
  ['hlaing-tharyar', 'Hlaing Tharyar', '莱达雅工业区', 'Hlaing Tharyar', 80],
  ['shwe-pyi-thar', 'Shwe Pyi Thar', '瑞必达工业区', 'Shwe Pyi Thar', 80],
  ['mingaladon', 'Mingaladon / Pyinmabin', '敏加拉东(宾玛宾)工业区', 'Mingaladon', 60],
  ['shwe-pauk-kan', 'Shwe Pauk Kan', '瑞抱坎工业区', 'North Okkalapa', 50],
  ['south-dagon', 'South Dagon', '南达贡工业区', 'South Dagon', 60],
  ['dagon-seikkan', 'Dagon Seikkan', '达贡塞坎工业区', 'Dagon Seikkan', 70],
  ['east-dagon', 'East Dagon', '东达贡工业区', 'East Dagon', 60],
  ['myaung-dagar', 'Myaung Dagar', '妙达加工业区', 'Hmawbi', 110],
  ['bago', 'Bago', '勃固工业区', 'Bago', 220],
  ['pathein', 'Pathein', '勃生工业城', 'Pathein', 480],
  ['yadanarbon', 'Yadanarbon', '雅德纳邦(曼德勒)', 'Mandalay', 90],
  ['hpa-an', 'Hpa-An', '帕安工业区', 'Hpa-An', 520],
  ['kyaukphyu-sez', 'Kyaukphyu SEZ', '皎漂经济特区', 'Kyaukphyu', 600],
  ['dawei-sez', 'Dawei SEZ', '土瓦经济特区', 'Dawei', 600],
]

export type VehicleRow = readonly [
  id: string,
  model: string,
  vehicle_class: string,
  seats: number,
  luggage: number,
  energy: 'petrol' | 'diesel' | 'hybrid' | 'electric',
  hour_cny: number,
  half_day_cny: number,
  day_cny: number,
]

export const vehicleRows: readonly VehicleRow[] = [
  ['toyota-probox', 'Toyota Probox', 'compact', 4, 2, 'petrol', 60, 250, 420],
  ['toyota-crown', 'Toyota Crown', 'sedan', 4, 3, 'hybrid', 85, 330, 560],
  ['toyota-camry', 'Toyota Camry', 'sedan', 4, 3, 'petrol', 90, 350, 600],
  ['byd-e6', 'BYD e6', 'sedan', 4, 3, 'electric', 80, 310, 520],
  ['toyota-noah', 'Toyota Noah', 'mpv', 7, 4, 'hybrid', 95, 370, 620],
  ['toyota-alphard', 'Toyota Alphard', 'luxury mpv', 6, 5, 'hybrid', 140, 520, 880],
  ['toyota-hiace-grand-cabin', 'Toyota Hiace Grand Cabin', 'van', 10, 9, 'diesel', 120, 450, 760],
  ['toyota-land-cruiser-prado', 'Toyota Land Cruiser Prado', 'suv', 6, 4, 'diesel', 150, 580, 980],
  ['toyota-fortuner', 'Toyota Fortuner', 'suv', 6, 4, 'diesel', 130, 500, 860],
  ['hyundai-grand-starex', 'Hyundai Grand Starex', 'van', 9, 7, 'diesel', 115, 430, 720],
  ['toyota-coaster', 'Toyota Coaster', 'minibus', 22, 20, 'diesel', 220, 820, 1400],
  ['bmw-5-series', 'BMW 5 Series', 'executive', 4, 3, 'petrol', 260, 980, 1680],
]
