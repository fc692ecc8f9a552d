import { byVisitor, ofNothing, type Scenes } from './scene.ts'

const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
)

/** Places, currencies, dictionaries and files. */
export const placeScenes = {
  listCountries: {
    typed: { summary: 'By a part of the name', as: null, request: { query: { quickSearch: 'mya' } } },
    chinese: {
      summary: 'For a drop-down, in Chinese',
      as: null,
      language: 'zh-cn',
      request: { query: { select: true, quickSearch: '缅' } },
    },
  },
  listCities: {
    typed: {
      summary: 'By a part of the name',
      as: null,
      request: { query: { country: 'MM', quickSearch: 'yan' } },
    },
    none: {
      summary: 'Nothing is called so',
      as: null,
      request: { query: { quickSearch: 'nowhere at all' } },
    },
  },
  listAreas: {
    cities: { summary: 'Cities of a province', as: null, request: { query: { province: 530_000 } } },
    districts: {
      summary: 'Districts of a city, in Chinese',
      as: null,
      language: 'zh-cn',
      request: { query: { province: 530_000, city: 533_100 } },
    },
  },
  listCurrencies: {
    english: { summary: 'With scale and symbol', as: null },
    chinese: { summary: 'Names in Chinese', as: null, language: 'zh-cn' },
  },
  getDictionaries: {
    one: { summary: 'One enumeration', as: null, request: { query: { names: ['PayChannel'] } } },
    two: {
      summary: 'Two, in Chinese',
      as: null,
      language: 'zh-cn',
      request: { query: { names: ['MealType', 'OrderType'] } },
    },
  },
  uploadFile: {
    picture: {
      summary: 'A picture',
      request: { body: { file: new File([pixel], 'stamp.png', { type: 'image/png' }) } },
    },
    incomplete: {
      summary: 'An empty file',
      refused: 'FILE_INCOMPLETE',
      request: { body: { file: new File([], 'stamp.png', { type: 'image/png' }) } },
    },
    forbidden: {
      summary: 'A program',
      refused: 'FILE_TYPE_NOT_ALLOWED',
      request: { body: { file: new File(['#!/bin/sh'], 'run.sh', { type: 'text/plain' }) } },
    },
  },
  getExport: {
    running: {
      summary: 'It is being written',
      request: async (stage) => {
        const { job_id } = (await stage.me.post('/api/order/export', { order_type: 'hotel', format: 'csv' }))
          .data
        stage.later(1000)
        return { query: { job_id } }
      },
    },
    ready: {
      summary: 'It can be fetched',
      request: async (stage) => {
        const { job_id } = (await stage.me.post('/api/order/export', { order_type: 'hotel', format: 'xlsx' }))
          .data
        stage.later(30_000)
        return { query: { job_id } }
      },
    },
    missing: ofNothing({ query: { job_id: 'ex-0' } }),
  },
  downloadExport: {
    file: {
      summary: 'The file itself',
      request: async (stage) => {
        const { job_id } = (await stage.me.post('/api/order/export', { order_type: 'car', format: 'csv' }))
          .data
        stage.later(30_000)
        return { query: { job_id } }
      },
    },
    early: {
      summary: 'It is not written yet',
      refused: 'ACTION_NOT_ALLOWED',
      request: async ({ me }) => ({
        query: {
          job_id: (await me.post('/api/order/export', { order_type: 'car', format: 'csv' })).data.job_id,
        },
      }),
    },
  },
  listSearchHistory: {
    hotels: { summary: 'What the member searched before', request: { query: { product: 'hotel' } } },
    visitor: byVisitor(),
  },
} satisfies Partial<Scenes>
