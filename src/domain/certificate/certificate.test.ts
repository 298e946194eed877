import { describe, expect, it } from 'vitest'
import { aSection, questions, THREE_STATES } from '../../testing/builders'
import {
  CODE_BYTES,
  certificateCodeOf,
  certificateState,
  initialsOf,
  newCertificateCode,
  shownCertificateCode,
} from './certificate'
import { certificateFaults, type CertificateFault } from '../form/certificate/check-layout'
import { certificateLayoutSchema, NEW_CERTIFICATE, type CertificateLayout } from '../form/certificate/layout'
import { namesIn, unknownNames } from '../form/certificate/placeholders'
import { certificateEnd } from './validity'

const SECTIONS = [aSection({ preguntas: questions({ titulo: 'Evento' }) })]
const FORM = { secciones: SECTIONS, estados: THREE_STATES }
const WHOLE: CertificateLayout = { ...NEW_CERTIFICATE, titulo: 'Permiso', texto: 'Para {{pregunta-0}}' }
const faults = (given: Partial<CertificateLayout>) => certificateFaults({ ...WHOLE, ...given }, FORM)

const WRONG: [CertificateFault, Partial<CertificateLayout>][] = [
  ['titleMissing', { titulo: ' ' }],
  ['titleMissing', { titulo: 'x'.repeat(201) }],
  ['textMissing', { texto: '\n' }],
  ['textTooLong', { texto: 'x'.repeat(5001) }],
  ['placeholderUnknown', { texto: '{{pregunta-1}}' }],
  ['placeholderUnknown', { titulo: '{{nadie}}' }],
  ['placeholderUnknown', { texto: '{{}}' }],
  ['placeholderUnknown', { texto: '{{constructor}}' }],
  ['daysInvalid', { validez: 'dias', dias: 0 }],
  ['daysInvalid', { validez: 'dias', dias: 1.5 }],
  ['daysInvalid', { validez: 'dias', dias: 3651 }],
  ['dayInvalid', { validez: 'hasta', hasta: '' }],
  ['dayInvalid', { validez: 'hasta', hasta: '2030-02-30' }],
  ['stateMissing', { estado: '3' }],
  ['signatoryEmpty', { firmas: [{ nombre: ' ', cargo: 'Directora' }] }],
]

describe('how a form makes certificates', () => {
  it('PDF-02 a complete layout has no faults', () => {
    expect(faults({})).toEqual([])
    expect(
      faults({ validez: 'dias', dias: 1, estado: '2', firmas: [{ nombre: 'Rosa', cargo: '' }] }),
    ).toEqual([])
    expect(faults({ validez: 'hasta', hasta: '2030-02-28' })).toEqual([])
    expect(faults({ titulo: 'x'.repeat(200), texto: 'x'.repeat(5000) })).toEqual([])
    expect(faults({ validez: 'dias', dias: 3650 })).toEqual([])
  })
  it.each(WRONG)('PDF-02 a layout is faulty: %s → %o', (fault, given) => {
    expect(faults(given)).toEqual([fault])
  })
  it('PDF-02 a number of days, or a last day, counts only where that way was chosen', () => {
    expect(faults({ validez: 'siempre', dias: 0, hasta: 'mañana' })).toEqual([])
  })
  it('PDF-02 every placeholder is listed once, spaces around it are forgiven, and braces alone are text', () => {
    expect(namesIn('{{ numero }} {{numero}} { fecha } {{a{{codigo}}')).toEqual(['numero', 'codigo'])
    expect(unknownNames('{{ numero }}{{ pregunta-0 }}{{x}}', SECTIONS)).toEqual(['x'])
  })
  it('PDF-02 a layout of which parts are missing in the store is read as a whole', () => {
    expect(certificateLayoutSchema.parse({})).toEqual(NEW_CERTIFICATE)
  })
})

describe('a certificate', () => {
  const now = new Date('2026-03-01T12:00:00Z')
  it('PDF-02 counts until its last moment, unless it was revoked', () => {
    const at = (valeHasta: Date | null) => certificateState({ valeHasta, revocado: null }, now)
    expect(at(null)).toBe('vigente')
    expect(at(now)).toBe('vigente')
    expect(at(new Date(now.getTime() - 1))).toBe('vencido')
    const revocado = { fecha: now, por: '', motivo: '' }
    expect(certificateState({ valeHasta: new Date(0), revocado }, now)).toBe('revocado')
  })
  it.each([
    ['America/Argentina/Cordoba', '2026-03-12T02:59:59.999Z'],
    ['Asia/Tokyo', '2026-03-11T14:59:59.999Z'],
    ['UTC', '2026-03-11T23:59:59.999Z'],
  ])('PDF-02 days end with the day in %s', (timeZone, end) => {
    const layout = { validez: 'dias', dias: 10, hasta: '' } as const
    expect(certificateEnd(layout, now, timeZone)?.toISOString()).toBe(end)
    expect(certificateEnd({ ...layout, validez: 'siempre' }, now, timeZone)).toBeNull()
    const until = { validez: 'hasta', dias: 30, hasta: '2026-03-11' } as const
    expect(certificateEnd(until, now, timeZone)?.toISOString()).toBe(end)
  })
  it('PDF-02 its code is read however it was typed, and nothing else is taken for one', () => {
    const code = newCertificateCode(new Uint8Array(CODE_BYTES).map((_, index) => index * 17))
    expect(code).toBe('0H2K4N6Q8SAVCXEZ')
    expect(certificateCodeOf(code)).toBe(code)
    expect(certificateCodeOf(` ${shownCertificateCode(code).toLowerCase()} `)).toBe(code)
    expect(certificateCodeOf('OIL0-0000-0000-0000')).toBe('0110000000000000')
    expect(certificateCodeOf('\u200eOIL0–0000\u00a00000\u200b0000')).toBe('0110000000000000')
    for (const typed of [
      '',
      code.slice(1),
      `${code}0`,
      'U'.repeat(16),
      `U${code.slice(1)}`,
      '../../usuarios/ana',
    ])
      expect(certificateCodeOf(typed)).toBe('')
  })
  const person = { ...{ id: '1', nombre: 'ana maría', apellido: 'Ñu', dni: '1', cuit: '' }, email: '' }
  const whole = { ...person, telefono: '', calle: '', tipo: 'fisica' as const }

  it('PDF-02 strangers are told only the initials of a person', () => {
    expect(initialsOf(whole)).toBe('A. M. Ñ.')
    expect(initialsOf({ ...whole, nombre: ' ana  maría ' })).toBe('A. M. Ñ.')
    expect(initialsOf({ ...whole, nombre: 'Club Sur', apellido: 'Dummy' })).toBe('C. S.')
    expect(initialsOf(null)).toBe('')
  })

  it('PDF-02 FMT-04 an initial is a letter as people see it, with its accent', () => {
    const given = { ...whole, nombre: 'e\u0301va', apellido: '👨\u200d👩\u200d👧 sur' }
    expect(initialsOf(given)).toBe('E\u0301. 👨\u200d👩\u200d👧. S.')
  })
})
