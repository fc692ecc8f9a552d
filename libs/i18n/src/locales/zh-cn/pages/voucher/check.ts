export default {
  title: '核验凭证',
  means: {
    valid: '这是该订单的最新凭证，可以使用。',
    superseded: '该订单已出具更新的凭证，请索取最新版本。',
    cancelled: '该订单已取消，此凭证作废。',
  },
  bookingId: '订单号',
  version: '最新版本',
  issued: '出具时间',
  hotelConfirmation: '酒店确认号',
  supplierRef: '供应商参考号',
  notGiven: '尚未提供',
  compare: '请核对纸面上的号码和版本与此处一致。',
  unknown: '这不是我们出具的凭证',
  unknownHint: '链接可能不完整，请重新扫描凭证上的二维码。',
} as const
