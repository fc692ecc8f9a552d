import { setTimeout as pause } from 'node:timers/promises'
import type { ElementHandle, KeyInput, Page } from 'puppeteer-core'

/** Where to look; without one, on the complete page. */
type Scope = Page | ElementHandle
type Name = string | RegExp

/** How long what is waited for may take, in ms; generous, for a busy machine. */
const patience = 60_000
/** ms between two looks at the page. */
const pace = 100

const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')

/**
 * Runs in the page: which of these can be seen and are called so, nearly as browsers compute names. A name that is known
 * completely has been looked up by the browser itself.
 */
function shownAndNamed(pattern: string | null, flags: string, ...elements: Element[]): number[] {
  const nameOf = (element: Element) => {
    const by = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labelled = by.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : []
    const label = labels.map(({ textContent }) => textContent).join(' ')
    return (labelled || element.getAttribute('aria-label') || label || (element.textContent ?? '')).trim()
  }
  return elements.flatMap((element, index) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return []
    return pattern === null || new RegExp(pattern, flags).test(nameOf(element)) ? index : []
  })
}

/** Runs in the page: whether a click in the middle would meet it; what lies below something else is scrolled from there. */
function canBeHit(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(x + width / 2, y + height / 2)
  const label = hit?.closest('label')
  if (hit !== null && (element.contains(hit) || label?.control === element)) return true
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return false
}

/** A user in front of a page: finds elements by role and name, and waits until they are there. */
export class Operator {
  readonly page: Page
  readonly #origin: string

  constructor(page: Page, origin: string) {
    this.page = page
    this.#origin = origin
  }

  get isNarrow(): boolean {
    return (this.page.viewport()?.width ?? 0) < 768
  }

  /** The path with its parameters. */
  get path(): string {
    return this.page.url().slice(this.#origin.length)
  }

  async open(path: string): Promise<void> {
    await this.page.goto(`${this.#origin}${path}`, { waitUntil: 'load', timeout: patience })
  }

  /** Tries until it gets an answer; what has been drawn again meanwhile is looked up again. */
  async until<T>(what: string, look: () => Promise<T | null | undefined | false>): Promise<T> {
    const end = performance.now() + patience
    let last = ''
    while (performance.now() < end) {
      try {
        const answer = await look()
        if (answer !== null && answer !== undefined && answer !== false) return answer
      } catch (error) {
        last = error instanceof Error ? `: ${error.message}` : ''
      }
      await pause(pace)
    }
    throw new Error(`Not within ${patience / 1000} s at ${this.path}: ${what}${last}`)
  }

  /** All that can be seen of a role and a name, as Firefox has them in its tree of accessible objects. */
  async #all(role: string, name: Name, scope: Scope): Promise<ElementHandle[]> {
    const called = typeof name === 'string' ? `[name="${escaped(name)}"]` : ''
    const found = await scope.$$(`::-p-aria([role="${role}"]${called})`)
    const [pattern, flags] = typeof name === 'string' ? [null, ''] : [name.source, name.flags]
    const shown = await this.page.evaluate(shownAndNamed, pattern, flags, ...found)
    return shown.flatMap((index) => found[index] ?? [])
  }

  find(role: string, name: Name, scope: Scope = this.page): Promise<ElementHandle> {
    return this.until(`a ${role} "${name}"`, async () => (await this.#all(role, name, scope))[0])
  }

  gone(role: string, name: Name): Promise<true> {
    return this.until(
      `no ${role} "${name}" any more`,
      async () => (await this.#all(role, name, this.page)).length === 0,
    )
  }

  /** Clicks in the middle, as a mouse does; false while something else lies there, or it is disabled. */
  async #click(target: ElementHandle): Promise<boolean> {
    if (await target.evaluate((element) => element.matches(':disabled'))) return false
    if (!(await target.evaluate(canBeHit))) return false
    const arrived = await target.evaluateHandle((element) => {
      const click = { seen: false }
      element.addEventListener('click', () => (click.seen = true), { capture: true, once: true })
      return click
    })
    await target.click()
    // It may have moved from below the pointer meanwhile; where the page has been left, it was met.
    return arrived.evaluate(({ seen }) => seen).catch(() => true)
  }

  async press(role: string, name: Name, scope?: Scope): Promise<void> {
    await this.until(`a click on the ${role} "${name}"`, async () => {
      const [target] = await this.#all(role, name, scope ?? this.page)
      return target !== undefined && this.#click(target)
    })
  }

  /** Types into an empty field, and sees that it has taken what was typed. */
  async write(
    role: 'textbox' | 'combobox' | 'searchbox',
    name: Name,
    text: string,
    scope?: Scope,
  ): Promise<void> {
    const field = await this.find(role, name, scope)
    await this.until(`a click on the ${role} "${name}"`, () => this.#click(field))
    await field.evaluate((element) => (element as HTMLInputElement).select())
    await field.type(text)
    await this.until(`"${text}" in "${name}"`, () =>
      field.evaluate((element, typed) => (element as HTMLInputElement).value === typed, text),
    )
  }

  /** Takes the option of a list whose text begins so. */
  async choose(name: Name, option: string, scope?: Scope): Promise<void> {
    const list = await this.find('combobox', name, scope)
    const value = await list.evaluate(
      (element, wanted) =>
        [...(element as HTMLSelectElement).options].find(({ text }) => text.startsWith(wanted))?.value,
      option,
    )
    if (value === undefined) throw new Error(`"${name}" has no option "${option}".`)
    await list.select(value)
  }

  /** Ticks the first box of that name that is not ticked. */
  async tick(name: RegExp): Promise<void> {
    await this.until(`a box "${name}" to tick`, async () => {
      for (const box of await this.#all('checkbox', name, this.page)) {
        if (await box.evaluate((element) => (element as HTMLInputElement).checked)) continue
        return this.#click(box)
      }
      return false
    })
  }

  /** What has the focus, in words. */
  focused(): Promise<string> {
    return this.page.evaluate(() => {
      const { activeElement: element } = document
      return `${element?.tagName.toLowerCase()} ${(element as HTMLElement | null)?.innerText.slice(0, 40)}`
    })
  }

  /** Reads it in what can be seen. */
  reads(text: Name, scope?: Scope): Promise<string> {
    return this.until(`the text "${text}"`, async () => {
      const words = await this.words(scope)
      return (typeof text === 'string' ? words.includes(text) : text.test(words)) && words
    })
  }

  async words(scope?: Scope): Promise<string> {
    const place = scope ?? (await this.page.$('body'))
    const words = await (place as ElementHandle).evaluate((element) => (element as HTMLElement).innerText)
    return words.replaceAll(/\s+/g, ' ')
  }

  at(address: RegExp): Promise<true> {
    return this.until(`the address ${address}`, async () => address.test(this.path))
  }

  /** Nothing on the page is loading any more. */
  async settled(): Promise<void> {
    await this.until('that nothing is loading', () =>
      this.page.evaluate(() => document.querySelector('main [aria-busy="true"]') === null),
    )
  }

  async key(key: KeyInput): Promise<void> {
    await this.page.keyboard.press(key)
  }
}
