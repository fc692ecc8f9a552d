/** Who sells what the portal offers, sends its invoices and is paid; nobody real. */
export const seller = {
  title: '缅桥国际旅行服务有限公司',
  title_en: 'Myanmar Bridge Travel Services Ltd.',
  tax_no: '91530100MA6NBRDG0U',
  address: '昆明市官渡区春城路188号',
  phone: '0871-65550188',
  bank: '中国银行昆明官渡支行',
  account_no: '6222020200112200188',
  /** Takes other currencies than the yuan. */
  foreign: {
    bank: 'Bank of China, Kunming Guandu Sub-branch',
    account_no: '6222020200112200477',
    swift: 'BKCHCNBJ640',
  },
} as const
