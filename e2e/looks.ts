import { existsSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { violations } from './audits.ts'
import { fromTheTop, settled } from './settled.ts'

const languages = ['zh-cn', 'en'] as const
const widths = { desktop: { width: 1366, height: 768 }, phone: { width: 375, height: 812 } } as const

/** Runs in the page: the elements that make it scroll sideways. */
export function overflowing(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  return (
    [...document.querySelectorAll('body *')]
      // Elements as overflowing as the page; others may be clipped.
      .filter((element) => Math.abs(element.getBoundingClientRect().right - scrollWidth) <= 1)
      .slice(0, 3)
      .map(
        (element) => `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 40)}"`,
      )
  )
}

/** Runs in the page: unfilled placeholders. */
function unfilled(): string[] {
  return document.body.innerText.match(/.{0,20}(?:\bundefined\b|\bNaN\b|\[object |\{\{).{0,20}/g) ?? []
}

async function expectLook(page: Page, language: string, name: string): Promise<void> {
  await settled(page)
  expect(await page.evaluate(() => document.documentElement.lang.toLowerCase()), name).toContain(
    language.slice(0, 2),
  )
  expect(await page.evaluate(overflowing), `${name} fits its width`).toEqual([])
  expect(await page.evaluate(unfilled), `${name} has no unfilled placeholder`).toEqual([])
  const lines = await fromTheTop(page, () => violations(page, test.info()))
  expect(lines, `${name} is accessible`).toEqual([])
  const file = `${name}.png`
  const info = test.info()
  const kept = existsSync(info.snapshotPath(file, { kind: 'screenshot' }))
  if (kept || ['all', 'changed'].includes(info.config.updateSnapshots))
    await expect(page).toHaveScreenshot(file, { fullPage: true })
  else await info.attach(file, { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' })
}

/**
 * Checks the open page in Chinese and English, on desktop and phone: it fits the width, has no unfilled placeholder,
 * and is accessible. The screenshots are attached to the report and, once saved with `--update-snapshots`, compared.
 * The page reloads for each language, so unsaved input is lost.
 * @param name of the screenshots, such as `order-detail`
 */
export async function everyLook(page: Page, name: string): Promise<void> {
  const before = page.viewportSize()
  for (const language of languages) {
    await page.evaluate((chosen) => localStorage.setItem('ba-lang', chosen), language)
    await page.reload()
    for (const [device, size] of Object.entries(widths)) {
      await page.setViewportSize(size)
      await expectLook(page, language, `${name}-${language}-${device}`)
    }
  }
  if (before) await page.setViewportSize(before)
}
