import type { Schemas } from '@portal/api-client'
import type { FunctionComponent } from 'react'
import type { ProductType } from './facts.ts'
import type { OrderOf, ProductAmendment, ProductDrafts, ProductQuoting } from './product.ts'
import type { RecentSearch } from './recent-searches.ts'

/** A voucher of the product, as the server writes it. */
export type VoucherOf<Type extends ProductType> = Extract<Schemas['Voucher'], { order_type: Type }>

/** What products give to the pages that all of them share. */
interface ProductParts {
  amendments: { [Type in ProductType]: ProductAmendment<Type> }
  drafts: Record<ProductType, ProductDrafts>
  /** The booked service as facts, for the preview of an order. */
  glances: { [Type in ProductType]: FunctionComponent<{ order: OrderOf<Type> }> }
  quoting: Record<ProductType, ProductQuoting>
  recentSearches: {
    /** The search that an address of the portal repeats; null for any other address. */
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

/** Products stand above the pages that show them, so the start of the portal hands them down. */
export function provideProducts(given: ProductLoaders): void {
  loaders = given
}

/** Fetches a part of all products, for a page or dialog that is about to show it. Rejects when its code cannot be fetched. */
export async function loadProductPart(name: PartName): Promise<void> {
  if (!loaders) throw new Error('provideProducts has not been called')
  Object.assign(loaded, { [name]: await loaders[name]() })
}

/** Code that is fetched late, together with a part of all products that it shows. */
export async function withProductPart<Code>(name: PartName, code: () => Promise<Code>): Promise<Code> {
  const [late] = await Promise.all([code(), loadProductPart(name)])
  return late
}

/** A part that `loadProductPart` or `withProductPart` has fetched; throws otherwise. */
export function productPart<Name extends PartName>(name: Name): ProductParts[Name] {
  const part = loaded[name]
  if (!part) throw new Error(`The part "${name}" of the products has not been loaded`)
  return part
}
