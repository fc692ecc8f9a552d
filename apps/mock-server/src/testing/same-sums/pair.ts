import type { Schemas } from '@portal/api-client/contract'
import { fetchFile } from '../document-desk.ts'
import type { RealMock } from '../real-mock.ts'

export const personas = ['goldenland', 'jadecredit', 'pacificusd'] as const
export type Persona = (typeof personas)[number]
export type Money = Schemas['Money']

export const cents = (money: Money | null | undefined): number => Math.round(Number(money?.amount ?? 0) * 100)
export const sum = <T>(rows: readonly T[], of: (row: T) => number): number =>
  rows.reduce((total, row) => total + of(row), 0)
/** Sums by currency are compared in the company's own. */
export const only = (sums: readonly Money[]): number => sum(sums, cents)

/** The rows of all pages, as the caller knows them, and the first page. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows the shape of the rows
export async function pages<Row>(member: RealMock, path: string, query: object = {}) {
  const first = (await member.get(path, { ...query, page: 1, limit: 100 })).data
  const list: Row[] = [...first.list]
  for (let page = 2; list.length < first.total; page += 1)
    list.push(...(await member.get(path, { ...query, page, limit: 100 })).data.list)
  return { first, list }
}

export async function exported(
  member: RealMock,
  persona: Persona,
  data: { job_id: string },
): Promise<string[][]> {
  member.world.clock.advance(8000)
  const { bytes } = await fetchFile(member, persona, `/api/export/download?job_id=${data.job_id}`)
  return linesOf(bytes)
}

export const linesOf = (bytes: Uint8Array): string[][] =>
  new TextDecoder()
    .decode(bytes)
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','))

export const minor = (text: string | undefined): number => Math.round(Number(text) * 100)

/** What stands in two places: the name of the sum, and its value in each. */
export type Pair = readonly [name: string, here: number, there: number]
