import { readFileSync } from 'node:fs'
import type { BrowserContext } from '@playwright/test'
import { readTrace } from '@portal/mock-server/replay'
import { Playback } from '../../tools/trace/playback.ts'

/** Answers the calls of all pages from a recording; the mock answers the rest. */
export async function playBack(context: BrowserContext, file: string): Promise<void> {
  const playback = new Playback(readTrace(readFileSync(file, 'utf8')))
  await context.route('**/api/**', async (route) => {
    const request = route.request()
    const { pathname, search } = new URL(request.url())
    const answer = playback.answer(request.method(), `${pathname}${search}`, request.postData())
    if (answer === null) await route.fallback()
    else
      await route.fulfill({
        status: answer.status,
        contentType: answer.type,
        body: Buffer.from(answer.body),
      })
  })
}
