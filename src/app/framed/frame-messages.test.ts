import { describe, expect, it } from 'vitest'
import { FRAMED_PAGES, messageFrom } from './frame-messages'

describe('what a frame says', () => {
  it('REACH-03 is a height within bounds, or what has the focus', () => {
    expect(messageFrom({ muniformularios: 'alto', alto: 812, more: 'x' })).toEqual({
      ...{ muniformularios: 'alto', alto: 812 },
    })
    expect(messageFrom({ muniformularios: 'alto', alto: 1e9 })).toMatchObject({ alto: 30_000 })
    expect(messageFrom({ muniformularios: 'alto', alto: -5 })).toMatchObject({ alto: 120 })
    const focus = { muniformularios: 'foco', desde: 10, hasta: 60 }
    expect(messageFrom(focus)).toEqual(focus)
    expect(messageFrom({ muniformularios: 'corrido', por: -104.5 })).toMatchObject({ por: -104.5 })
    expect(messageFrom({ muniformularios: 'corrido', por: -1e9 })).toMatchObject({ por: -30_000 })
  })

  it.each([
    null,
    'alto',
    7,
    [],
    { muniformularios: 'alto' },
    { muniformularios: 'alto', alto: '100vh' },
    { muniformularios: 'alto', alto: Number.NaN },
    { muniformularios: 'alto', alto: Infinity },
    { muniformularios: 'foco', desde: 1 },
    { muniformularios: 'corrido', por: '104px' },
    { muniformularios: 'otro', alto: 1 },
    { alto: 100 },
  ])('REACH-03 SEC-03 is nothing else: %j', (data) => {
    expect(messageFrom(data)).toBeNull()
  })

  it.each([
    '/login',
    '/listar',
    '/pago-exitoso/1/x',
    '/ciudadano/contestar/x',
    '/publico/VA',
    '/publico/contestar/',
    '/',
  ])('REACH-03 SEC-03 %s stands in no frame', (path) => {
    expect(FRAMED_PAGES.test(path)).toBe(false)
  })
  it('REACH-03 the form and what comes after it do', () => {
    for (const path of ['/publico/contestar/x', '/publico/guardado/x/VA-1', '/publico/comprobante/x/VA-1'])
      expect(FRAMED_PAGES.test(path)).toBe(true)
  })
})
