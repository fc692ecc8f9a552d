/** A shape in a captcha. Its path is on a square of 24 by 24. */
export interface Shape {
  readonly en: string
  readonly 'zh-cn': string
  readonly path: string
}

export const shapes: readonly Shape[] = [
  {
    en: 'apple',
    'zh-cn': '苹果',
    path: 'M12 7c-2-2-8-2-8 5s5 11 8 9c3 2 8-2 8-9s-6-7-8-5zM12 6c0-2 1-4 4-4 0 3-2 4-4 4z',
  },
  {
    en: 'bell',
    'zh-cn': '铃铛',
    path: 'M12 2c-4 0-6 3-6 7v5l-2 3h16l-2-3V9c0-4-2-7-6-7zM10 19h4a2 2 0 0 1-4 0z',
  },
  { en: 'bomb', 'zh-cn': '炸弹', path: 'M10 8a7 7 0 1 0 .1 0zM14 8l3-4 4 1-1 2-3-1-2 3z' },
  { en: 'cup', 'zh-cn': '杯子', path: 'M4 5h12v3h4v7h-4v2a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4zM16 10v3h2v-3z' },
  {
    en: 'fire',
    'zh-cn': '火',
    path: 'M12 2c1 5 7 7 7 13a7 7 0 0 1-14 0c0-4 3-5 3-9 3 1 3 3 3 5 2-2 2-5 1-9z',
  },
  { en: 'hexagon', 'zh-cn': '六边形', path: 'M7 3h10l5 9-5 9H7l-5-9zM9 7l-3 5 3 5h6l3-5-3-5z' },
  { en: 'pear', 'zh-cn': '梨', path: 'M11 6c-3 1-2 5-4 8-3 4 0 8 5 8s8-4 5-8c-2-3-1-7-4-8l1-4h-2z' },
  {
    en: 'rocket',
    'zh-cn': '火箭',
    path: 'M12 1c4 3 5 8 4 13h-8C7 9 8 4 12 1zM7 12l-4 6 4-1zM17 12l4 6-4-1zM10 16h4l-2 7z',
  },
  { en: 'sailboat', 'zh-cn': '帆船', path: 'M11 2v13H3zM13 5l7 10h-7zM2 17h20l-4 5H6z' },
  {
    en: 'snowflake',
    'zh-cn': '雪花',
    path: 'M11 1h2v22h-2zM1.6 7.4l1-1.8 19.8 11-1 1.8zM21.4 5.6l1 1.8-19.8 11-1-1.8z',
  },
]

/** Characters that are easy to tell apart, by the caller's language. */
export const characters = {
  'zh-cn': [...'天山水云花鸟风雨春秋东西南北城桥车船竹松梅兰龙马海星月光金玉'],
  en: [...'ABDEFGHJKLMNPRTUXYZ'],
} as const
