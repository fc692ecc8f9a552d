import { memberTree, visitorRules } from '../../domain/menu/tree.ts'
import { nodesInEffect } from '../../domain/sub-account/sight.ts'
import { uploadSettings } from '../../domain/upload/upload.ts'
import { type Operations, refuse } from '../../edge/operation.ts'
import type { Catalogue } from '../../world/seed/catalogue.ts'
import { isCenterOpen } from '../session/members.ts'
import { userInfo } from '../session/session.ts'
import { siteCurrency } from '../viewer.ts'

const names = { en: 'Waypost', 'zh-cn': '路标商旅' } as const
const tags = {
  en: 'Hotels, cars and transfers for travel companies',
  'zh-cn': '面向旅行企业的酒店、租车与接送机预订平台',
} as const

/** Every hotel, car and airport belongs to a city. */
const serviceZones = ({ cities }: Catalogue): string[] => [...new Set(cities.map(({ tz }) => tz))].sort()

export const siteOperations = {
  getSite: ({ query, language, member, session }, world) => {
    if (query.requiredLogin === 1 && !member) throw refuse('NEED_LOGIN')
    const tree = member
      ? memberTree(nodesInEffect(member), language)
      : { rules: visitorRules(language), menus: [] }
    return {
      site: {
        siteName: names[language],
        siteTag: tags[language],
        siteLogo: '/media/site/logo/1.svg',
        version: '1.0.0',
        cdnUrl: '',
        apiUrl: '',
        currency: siteCurrency,
        upload: { ...uploadSettings, allowedMimeTypes: [...uploadSettings.allowedMimeTypes] },
        iframe_hosts: [],
        service_zones: serviceZones(world.catalogue),
      },
      openMemberCenter: isCenterOpen(world),
      ...tree,
      userInfo: member ? userInfo(world, member, language, session) : [],
    }
  },
} satisfies Partial<Operations>
