import type { Schemas } from '@portal/api-client'
import type { FunctionComponent } from 'react'
import type { ProductType } from './facts.ts'
import type { OrderOf, ProductAmendment, ProductDrafts, ProductQuoting } from './product.ts'
import type { RecentSearch } from './recent-searches.ts'

/** A voucher of the product. */
export type VoucherOf<Type extends ProductType> = Extract<Schemas['Voucher'], { order_type: Type }>

/** The parts of products for shared pages. */
interface ProductParts {
  amendments: { [Type in ProductType]: ProductAmendment<Type> }
  drafts: Record<ProductType, ProductDrafts>
  /** The booked service as facts, for the preview of an order. */
  glances: { [Type in ProductType]: FunctionComponent<{ order: OrderOf<Type> }> }
  quoting: Record<ProductType, ProductQuoting>
  recentSearches: {
    /** The search of a portal URL; null for any other URL. */
    ofPath: (path: string) => RecentSearch | null
    /** A search in words. */
    Summary: FunctionComponent<{ recent: RecentSearch }>
  }
  /** The booked service on a voucher. */
  vouchers: { [Type in ProductType]: FunctionComponent<{ voucher: VoucherOf<Type> }> }
}

type PartName = keyof ProductParts

export type ProductLoaders = { [Name in PartName]: () => Promise<ProductParts[Name]> }

let loaders: ProductLoaders | undefined
const loaded: Partial<ProductParts> = {}

/** Pages must not import products, so the start of the portal provides them. */
export function provideProducts(given: ProductLoaders): void {
  loaders = given
}

/** Loads a part of all products for a page or dialog. Rejects if its code cannot be loaded. */
export async function loadProductPart(name: PartName): Promise<void> {
  if (!loaders) throw new Error('provideProducts has not been called')
  Object.assign(loaded, { [name]: await loaders[name]() })
}

/** Lazy code together with a part of all products. */
export async function withProductPart<Code>(name: PartName, code: () => Promise<Code>): Promise<Code> {
  const [late] = await Promise.all([code(), loadProductPart(name)])
  return late
}

/** A part that `loadProductPart` or `withProductPart` has loaded; throws otherwise. */
export function productPart<Name extends PartName>(name: Name): ProductParts[Name] {
  const part = loaded[name]
  if (!part) throw new Error(`The part "${name}" of the products has not been loaded`)
  return part
}
