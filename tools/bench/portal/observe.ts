/** What the page records about its loading, in `window.seen`. */
export interface Seen {
  /** ms since the start of the navigation; null without a paint. */
  firstPaint: number | null
  largest: { time: number; element: string; size: number } | null
  shifts: Shift[]
  longTasks: LongTask[]
  /** ms until React begins to render; it needed what was requested before. */
  begins: number | null
  /** ms until React has rendered the page. */
  usable: number | null
  /** ms until what the page is for is there, and nothing beside it is loading. */
  content: number | null
  /** ms from an event to the paint after it, of each interaction. */
  interactions: number[]
}

/** A layout shift without input. */
export interface Shift {
  readonly time: number
  readonly value: number
  /** Elements that moved, and how: `tr 0,120 → 0,184`. */
  readonly moved: readonly string[]
}

/** A task of more than 50 ms. */
export interface LongTask {
  readonly time: number
  readonly duration: number
  /** The scripts that took most of its time, in ms. */
  readonly scripts: readonly string[]
}

/**
 * Runs in the page before its own scripts.
 * @param content CSS selector of what the page is for
 */
export function observe(content: string): void {
  const seen: Seen = {
    firstPaint: null,
    largest: null,
    shifts: [],
    longTasks: [],
    begins: null,
    usable: null,
    content: null,
    interactions: [],
  }
  Object.assign(window, { seen })
  performance.setResourceTimingBufferSize(2000)

  const watch = (type: string, take: (entry: never) => void, more: object = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as never)
    }).observe({ type, buffered: true, ...more })

  const nameOf = (node: Node | null | undefined): string => {
    const element = node instanceof Element ? node : node?.parentElement
    if (!element) return 'gone'
    // Names of classes carry a hash that changes with each build.
    const [name = ''] = (element.getAttribute('class') ?? '').split(' ')
    const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 24)
    return `${element.tagName.toLowerCase()}${name && `.${name}`}${text && ` "${text}"`}`
  }

  watch('paint', ({ name, startTime }: PerformanceEntry) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime
  })
  watch('largest-contentful-paint', ({ element, size, startTime }: LargestContentfulPaint) => {
    seen.largest = { time: startTime, element: nameOf(element), size }
  })
  interface LayoutShift extends PerformanceEntry {
    value: number
    hadRecentInput: boolean
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
  }
  watch('layout-shift', ({ value, hadRecentInput, sources, startTime }: LayoutShift) => {
    if (hadRecentInput) return
    const at = ({ x, y }: DOMRectReadOnly) => `${Math.round(x)},${Math.round(y)}`
    const moved = sources.map(
      ({ node, previousRect, currentRect }) => `${nameOf(node)} ${at(previousRect)} → ${at(currentRect)}`,
    )
    seen.shifts.push({ time: startTime, value, moved })
  })
  watch(
    'event',
    ({ interactionId, duration }: PerformanceEventTiming) => {
      if (interactionId) seen.interactions.push(duration)
    },
    { durationThreshold: 16 },
  )

  interface Frame extends PerformanceEntry {
    scripts: { invoker: string; sourceURL: string; sourceFunctionName: string; duration: number }[]
  }
  const frames: Frame[] = []
  watch('long-animation-frame', (frame: Frame) => frames.push(frame))
  watch('longtask', ({ startTime, duration }: PerformanceEntry) => {
    seen.longTasks.push({ time: startTime, duration, scripts: [] })
  })
  /** The frames are written after the tasks in them. */
  const explained = (task: LongTask): LongTask => {
    const frame = frames.find(
      ({ startTime, duration }) => startTime <= task.time + 1 && task.time < startTime + duration,
    )
    const scripts = (frame?.scripts ?? [])
      .toSorted((a, b) => b.duration - a.duration)
      .slice(0, 2)
      .map(({ invoker, sourceURL, sourceFunctionName, duration }) => {
        const file = sourceURL.replace(/^.*\//, '').replace(/-[\w-]{8}\.js$/, '')
        return `${[sourceFunctionName, file, invoker.replace(/^https?:\/\/[^/]+/, '')].find((part) => part) ?? ''} ${Math.round(duration)}`
      })
    return { ...task, scripts }
  }
  Object.assign(window, {
    readSeen: (): Seen => ({ ...seen, longTasks: seen.longTasks.map(explained) }),
  })

  // React adds listeners to its root before it renders.
  const { addEventListener } = EventTarget.prototype
  EventTarget.prototype.addEventListener = function listened(...given: Parameters<typeof addEventListener>) {
    if (this instanceof Element && this.id === 'root') {
      seen.begins = performance.now()
      EventTarget.prototype.addEventListener = addEventListener
    }
    return addEventListener.apply(this, given)
  }
  // Elements of React carry a key; those of a finished page do not.
  const rendered = (selector: string) => {
    const element = document.querySelector(`#root ${selector}`)
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber'))
  }
  const loading = '[data-loading], [aria-busy="true"], .mantine-Skeleton-root'
  const changes = new MutationObserver(() => {
    if (!rendered('main')) return
    seen.usable ??= performance.now()
    if (!rendered(content) || document.querySelector(`main :is(${loading})`)) return
    seen.content = performance.now()
    changes.disconnect()
  })
  changes.observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-busy', 'data-loading'],
  })
}
