import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import answering from '../../../locales/es/answering.json'
import common from '../../../locales/es/common.json'
import { NO_BRANDING } from '../../domain/geography/branding'
import { initI18n } from '../../lib/i18n'
import { DataNotice } from './DataNotice'

beforeEach(() => initI18n('es', { es: { common, answering } }))
const show = (given: Partial<typeof NO_BRANDING> | null) =>
  render(<DataNotice marca={given === null ? undefined : { ...NO_BRANDING, ...given }} />)

describe('what is said of the data before they are sent', () => {
  it('PDF-02 tells the notice, markup as text', () => {
    show({ avisoDatos: '<b>Guardamos</b> sus datos.' })
    const notice = screen.getByRole('region', { name: 'Qué pasa con sus datos' })
    expect(notice).toHaveTextContent('<b>Guardamos</b> sus datos.')
  })
  it('PDF-02 is not there where nothing is said; the contact stands at the foot of every page', () => {
    for (const given of [null, {}, { contacto: 'Tel. 1' }])
      expect(show(given).container).toBeEmptyDOMElement()
  })
})
