import { useEffect, useRef } from 'react'

/**
 * Scrolls the selected element to the middle of a scrolling row; the page does not scroll. The observer runs after
 * layout and before paint: measuring earlier would force a second layout.
 * @param selector of the selected element in the row
 * @param chosen changes with the selection
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
