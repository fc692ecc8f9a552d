import { loadContract, type OperationId } from '../contract.ts'

interface Example {
  value?: { code?: number; data?: unknown }
}
interface Operation {
  operationId: OperationId
  'x-status': 'known' | 'inherited' | 'stubbed'
  responses: { 200: { content: Record<string, { examples?: Record<string, { $ref?: string } & Example> }> } }
}

export interface SuccessExample {
  operation: OperationId
  name: string
  status: Operation['x-status']
  method: string
  path: string
  /** What stands in the envelope. */
  data: unknown
}

/** Every success that the contract shows. */
export async function successExamples(): Promise<SuccessExample[]> {
  const contract = (await loadContract()) as {
    paths: Record<string, Record<string, Operation>>
    components: { examples: Record<string, Example> }
  }
  return Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId, 'x-status': status, responses }]) =>
      Object.entries(responses[200].content['application/json']?.examples ?? {}).map(
        ([name, { $ref, ...own }]) => ({
          operation: operationId,
          name,
          status,
          method,
          path,
          data: ($ref ? contract.components.examples[$ref.split('/').at(-1) ?? ''] : own)?.value?.data,
        }),
      ),
    ),
  )
}
