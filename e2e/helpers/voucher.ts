import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { type ReadDocument, readDocument } from '@portal/mock-server/pdf-text'

/** Starts a download and reads the text of the PDF. */
export async function downloaded(page: Page, begin: () => Promise<void>): Promise<ReadDocument> {
  const download = page.waitForEvent('download')
  await begin()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/\.pdf$/)
  return readDocument(await readFile(await file.path()))
}

/** The document contains the text, wherever its lines break. */
export function expectText({ flat }: ReadDocument, ...texts: string[]): void {
  for (const text of texts) expect(flat).toContain(text.replace(/\s/g, ''))
}
