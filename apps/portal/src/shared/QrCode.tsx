import { encodeQR } from 'qr'
import { useMemo } from 'react'

interface QrCodeProps {
  text: string
  label: string
  /** Side in px. */
  size: number
}

/** Always black on white, because phones cannot read anything else. */
export function QrCode({ text, label, size }: QrCodeProps) {
  const bits = useMemo(() => encodeQR(text, 'raw', { border: 2 }), [text])
  const dark = bits.flatMap((row, y) => row.flatMap((bit, x) => (bit ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${bits.length} ${bits.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}
