import { useEffect, useRef } from 'react'

/**
 * Brings what is chosen into the middle of a row that scrolls; only sideways, for the page itself stays where it is. The
 * observer speaks before the paint, when the page has been laid out: to ask for its measures sooner would lay it out twice.
 * @param selector of what is chosen within the row
 * @param chosen changes when another one is chosen
 * @returns the ref of the row
 */
export function useChosenInView<Row extends HTMLElement>(selector: string, chosen: string | undefined) {
  const row = useRef<Row>(null)
  useEffect(() => {
    const { current } = row
    if (!current) return
    const observer = new ResizeObserver(() => {
      const part = current.querySelector<HTMLElement>(selector)
      if (part) current.scrollLeft = part.offsetLeft - (current.clientWidth - part.offsetWidth) / 2
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [selector, chosen])
  return row
}
