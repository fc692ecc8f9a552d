import type { Operations } from '../../edge/operation.ts'
import { say, viewerOf } from '../viewer.ts'
import { searchesOf } from './search-history.ts'

export const searchOperations = {
  listSearchHistory: (call, world) => {
    const viewer = viewerOf(call, world)
    const { product } = call.query
    const list = searchesOf(viewer)
      .filter((entry) => !product || entry.product === product)
      .map(({ id, product, title, subtitle, path, time }) => ({
        id,
        product,
        title: say(title, viewer),
        subtitle: say(subtitle, viewer),
        path,
        time,
      }))
    return { list }
  },
} satisfies Partial<Operations>
