/// <reference types="vite/client" />
import type { OperationId } from '../contract.ts'
import { routes } from '../generated/routes.ts'

type Examples = Partial<Record<OperationId, Record<string, { answer?: { code: number; data: unknown } }>>>

const files = import.meta.glob<Examples>('../../../../openapi/examples/*.json', {
  import: 'default',
  eager: true,
})

/** Every example of a success, with the route of its operation; `data` is the content of the envelope. */
export const successExamples = Object.values(files).flatMap((file) =>
  (Object.keys(file) as (keyof Examples)[])
    .filter((operation) => operation in routes)
    .flatMap((operation) => {
      const { method, path, status } = routes[operation]
      return Object.entries(file[operation] ?? {}).flatMap(([name, { answer }]) =>
        answer?.code === 1 ? [{ operation, name, method, path, status, data: answer.data }] : [],
      )
    }),
)
