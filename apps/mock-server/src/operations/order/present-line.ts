import type { Schemas } from '@portal/api-client/contract'
import { toMoney } from '../../domain/money/money.ts'
import type { PriceLineRecord } from '../../domain/order/price-line.ts'
import { shownTo } from '../shown-amount.ts'
import { say, type Viewer } from '../viewer.ts'

export function presentLine(
  line: PriceLineRecord,
  currency: string,
  viewer: Pick<Viewer, 'language' | 'seesNet'>,
): Schemas['PriceLine'] {
  return {
    code: line.code,
    name: say(line.name, viewer),
    quantity: line.quantity,
    unit_price: toMoney(line.unit_price, currency),
    money: toMoney(line.money, currency),
    ...(line.net === undefined ? {} : { settlement_money: shownTo(viewer, toMoney(line.net, currency)) }),
  }
}
