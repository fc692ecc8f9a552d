import { checkClickCaptcha, type Schemas, useGetClickCaptcha } from '@portal/api-client'
import { useEffect, useRef, useState } from 'react'
import { type ClickPoint, encodeClicks, type PictureSize } from './click-points.ts'

/** A solved captcha: its id and the clicks in the server's notation. */
export interface SolvedCaptcha {
  id: string
  info: string
}

/** How long the result of a check is shown, in ms. */
const verdictPause = 1500

export type CaptchaPhase = 'loading' | 'failed' | 'clicking' | 'checking' | 'passed' | 'wrong'

interface Captcha {
  /** Undefined until the picture is loaded. */
  readonly picture: Schemas['ClickCaptcha'] | undefined
  readonly phase: CaptchaPhase
  readonly points: readonly ClickPoint[]
  /** The targets in order. */
  readonly targets: readonly string[]
  readonly click: (point: ClickPoint, size: PictureSize) => void
  /** Removes this click and all later ones. */
  readonly removeFrom: (place: number) => void
  readonly reload: () => void
}

/** A click captcha: its picture, the clicks, and the check after the last one. */
export function useCaptcha(id: string, solved: (captcha: SolvedCaptcha) => void): Captcha {
  const picture = useGetClickCaptcha({ id }, { query: { staleTime: 0, gcTime: 0 } })
  const [points, setPoints] = useState<readonly ClickPoint[]>([])
  const [verdict, setVerdict] = useState<'checking' | 'passed' | 'wrong' | null>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])

  const targets = picture.data?.text ?? []
  const phase: CaptchaPhase =
    verdict ?? (picture.isFetching ? 'loading' : picture.isError ? 'failed' : 'clicking')

  const reload = () => {
    clearTimeout(pause.current)
    setPoints([])
    setVerdict(null)
    void picture.refetch()
  }

  const check = async (all: readonly ClickPoint[], size: PictureSize) => {
    const info = encodeClicks(all, size)
    setVerdict('checking')
    try {
      await checkClickCaptcha({ id, info, unset: false })
      setVerdict('passed')
      pause.current = setTimeout(() => solved({ id, info }), verdictPause)
    } catch {
      setVerdict('wrong')
      pause.current = setTimeout(reload, verdictPause)
    }
  }

  const click = (point: ClickPoint, size: PictureSize) => {
    if (phase !== 'clicking' || points.length >= targets.length) return
    const all = [...points, point]
    setPoints(all)
    if (all.length === targets.length) void check(all, size)
  }

  const removeFrom = (place: number) => {
    if (phase === 'clicking') setPoints(points.slice(0, place))
  }

  return { picture: picture.data, phase, points, targets, click, removeFrom, reload }
}
