/** The home page. */
export default {
  title: '预订酒店、租车和接送机',
  lead: '为您的客人查询实时价格和取消条款。',
  products: '产品',
  hotel: '酒店',
  car: '租车',
  airport: '接送机',
  recent: '最近搜索',
} as const
