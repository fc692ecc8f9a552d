import { useText } from '@portal/i18n'
import { Box } from '@portal/ui'
import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import styles from './Captcha.module.css'
import { type ClickPoint, insidePicture, moveCrossHair, type PictureSize } from './click-points.ts'
import type { useCaptcha } from './use-captcha.ts'

interface CaptchaPictureProps {
  captcha: ReturnType<typeof useCaptcha>
}

const sizeOf = (element: Element): PictureSize => {
  const { width, height } = element.getBoundingClientRect()
  return { width: Math.round(width), height: Math.round(height) }
}

/** The picture with numbered markers. It takes clicks of the pointer, or of a cross-hair moved by keys. */
export function CaptchaPicture({
  captcha: { picture, phase, points, click, removeFrom },
}: CaptchaPictureProps) {
  const t = useText('verification')
  const [crossHair, setCrossHair] = useState<ClickPoint | null>(null)
  if (!picture || phase === 'loading' || phase === 'failed')
    return <div className={styles.place} aria-hidden />

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const size = sizeOf(event.currentTarget)
    const box = event.currentTarget.getBoundingClientRect()
    setCrossHair(null)
    click(insidePicture({ x: event.clientX - box.left, y: event.clientY - box.top }, size), size)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const size = sizeOf(event.currentTarget)
    const from = crossHair ?? insidePicture({ x: size.width / 2, y: size.height / 2 }, size)
    const moved = moveCrossHair(from, event, size)
    if (moved) setCrossHair(moved)
    else if (event.key === 'Enter' || event.key === ' ') click(from, size)
    else if (event.key === 'Backspace') removeFrom(points.length - 1)
    else return
    event.preventDefault()
  }

  return (
    <Box pos="relative" w="fit-content" maw="100%" mx="auto">
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- an application: arrow keys move a cross-hair here */}
      <div
        className={styles.picture}
        role="application"
        tabIndex={0}
        aria-label={t('captcha.picture', { width: picture.width, height: picture.height })}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <img src={picture.base64} width={picture.width} height={picture.height} alt="" draggable={false} />
        {crossHair && <span className={styles.crossHair} style={{ left: crossHair.x, top: crossHair.y }} />}
      </div>
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      {points.map(({ x, y }, place) => (
        <button
          // oxlint-disable-next-line react/no-array-index-key -- a click is known by its place in the order
          key={place}
          type="button"
          className={styles.marker}
          style={{ left: x, top: y }}
          aria-label={t('captcha.marker', { number: place + 1 })}
          onClick={() => removeFrom(place)}
        >
          {place + 1}
        </button>
      ))}
    </Box>
  )
}
