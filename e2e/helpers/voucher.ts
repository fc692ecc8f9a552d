import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { type ReadDocument, readDocument } from '@portal/mock-server/pdf-text'

/** Does what begins a download, and reads the text of the PDF that comes. */
export async function downloaded(page: Page, begin: () => Promise<void>): Promise<ReadDocument> {
  const download = page.waitForEvent('download')
  await begin()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/\.pdf$/)
  return readDocument(await readFile(await file.path()))
}

/** The text is in the document, wherever its lines were broken. */
export function expectText({ flat }: ReadDocument, ...texts: string[]): void {
  for (const text of texts) expect(flat).toContain(text.replace(/\s/g, ''))
}
