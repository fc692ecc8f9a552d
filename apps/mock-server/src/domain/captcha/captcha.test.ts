import { describe, expect, test } from 'vitest'
import { draw } from '../../world/draw.ts'
import { hitsTargets, readClicks, rightAnswer } from './check.ts'
import { type Box, createCaptcha, pictureHeight, pictureWidth } from './picture.ts'

const picture = { width: pictureWidth, height: pictureHeight }
const targets: Box[] = [
  { text: '天', x: 20, y: 40, width: 30, height: 30 },
  { text: '<bell>', x: 200, y: 120, width: 40, height: 40 },
]
const passes = (info: string) => {
  const clicks = readClicks(info)
  return clicks !== null && hitsTargets(targets, picture, clicks)
}

describe('the clicks', () => {
  test('R7.19 Have points, then width and height of the picture as shown', () => {
    expect(readClicks('35,55-220.5,140;350;200')).toEqual({
      points: [
        { x: 35, y: 55 },
        { x: 220.5, y: 140 },
      ],
      width: 350,
      height: 200,
    })
    for (const broken of [
      '',
      '35,55',
      '35,55;350',
      '35;350;200',
      'a,b;350;200',
      '35,55;0;200',
      '35,55;350;200;1',
    ]) {
      expect(readClicks(broken), broken).toBeNull()
    }
  })

  test('Pass on the targets in their order, at any size of the picture', () => {
    expect(passes('35,55-220,140;350;200')).toBe(true)
    expect(passes('70,110-440,280;700;400')).toBe(true)
    expect(passes('220,140-35,55;350;200')).toBe(false)
  })

  test('Pass on the border of the box, and fail one pixel beyond it', () => {
    expect(passes('20,40-240,160;350;200')).toBe(true)
    expect(passes('50,70-200,120;350;200')).toBe(true)
    for (const outside of ['19,55', '51,55', '35,39', '35,71']) {
      expect(passes(`${outside}-220,140;350;200`), outside).toBe(false)
    }
  })

  test('Fail with one click too few or too many', () => {
    expect(passes('35,55;350;200')).toBe(false)
    expect(passes('35,55-220,140-1,1;350;200')).toBe(false)
  })
})

describe('the picture', () => {
  const drawn = Array.from({ length: 200 }, (_, n) =>
    createCaptcha(draw(1, 'captcha', n), n % 2 === 0 ? 'en' : 'zh-cn'),
  )

  test('Has two targets and two decoys inside and apart, all different', () => {
    for (const { targets: wanted, decoys } of drawn) {
      const boxes = [...wanted, ...decoys]
      expect([wanted.length, decoys.length]).toEqual([2, 2])
      expect(new Set(boxes.map((box) => box.text)).size).toBe(4)
      for (const [index, a] of boxes.entries()) {
        expect(a.x >= 0 && a.y >= 0 && a.x + a.width <= pictureWidth && a.y + a.height <= pictureHeight).toBe(
          true,
        )
        for (const b of boxes.slice(index + 1)) {
          const apart =
            a.x + a.width < b.x || b.x + b.width < a.x || a.y + a.height < b.y || b.y + b.height < a.y
          expect(apart).toBe(true)
        }
      }
    }
  })

  test('Clicking the middle of each target solves it', () => {
    for (const { targets: wanted } of drawn) {
      const clicks = readClicks(rightAnswer(wanted, pictureWidth, pictureHeight))
      expect(clicks && hitsTargets(wanted, picture, clicks)).toBe(true)
    }
  })

  test('Names shapes in the language, and the same key gives the same picture', () => {
    const names = (language: 'en' | 'zh-cn') =>
      Array.from({ length: 60 }, (_, n) =>
        createCaptcha(draw(3, n), language).targets.map((box) => box.text),
      ).flat()
    expect(names('en').some((name) => /^<[a-z]+>$/.test(name))).toBe(true)
    expect(names('zh-cn').some((name) => /^<\p{Script=Han}+>$/u.test(name))).toBe(true)
    expect(createCaptcha(draw(1, 'a'), 'en')).toEqual(createCaptcha(draw(1, 'a'), 'en'))
  })
})
