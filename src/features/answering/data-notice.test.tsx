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

describe('the data protection notice', () => {
  it('PDF-02 shows the notice, with markup as plain text', () => {
    show({ avisoDatos: '<b>Guardamos</b> sus datos.' })
    const notice = screen.getByRole('region', { name: 'Qué pasa con sus datos' })
    expect(notice).toHaveTextContent('<b>Guardamos</b> sus datos.')
  })
  it('PDF-02 shows no notice where the municipality has none', () => {
    for (const given of [null, {}, { contacto: 'Tel. 1' }])
      expect(show(given).container).toBeEmptyDOMElement()
  })
})
