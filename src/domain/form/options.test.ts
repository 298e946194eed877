import { describe, expect, it } from 'vitest'
import { newForm, newSignature } from './factory'
import { optionWarnings } from './option-warnings'
import {
  alsoTurnedOff,
  FORM_OPTIONS,
  NO_OPTIONS,
  optionBlockedBy,
  setOption,
  type FormOption,
  type FormOptions,
} from './options'

const on = (...options: FormOption[]): FormOptions => ({
  ...NO_OPTIONS,
  ...Object.fromEntries(options.map((option) => [option, true])),
})
/** What turning an option on or off leaves on, and what it turned off besides. */
const turn = (options: FormOptions, option: FormOption, to: boolean) => {
  const next = setOption(options, option, to)
  return { on: FORM_OPTIONS.filter((one) => next[one]), off: alsoTurnedOff(options, next, option) }
}

describe('EDIT-03 couplings of the options', () => {
  it('EDIT-03 public turns the associations off, each association turns public off', () => {
    expect(turn(on('ciudadano', 'ciudadanoRequerido'), 'publico', true)).toEqual({
      on: ['publico'],
      off: ['ciudadano', 'ciudadanoRequerido'],
    })
    expect(turn(on('citizenAssociationFromCitizenPortal'), 'publico', true)).toEqual({
      on: ['publico'],
      off: ['citizenAssociationFromCitizenPortal'],
    })
    expect(turn(on('publico', 'automaticDownload'), 'ciudadano', true)).toEqual({
      on: ['ciudadano'],
      off: ['publico', 'automaticDownload'],
    })
    expect(turn(on('publico', 'customizedVoucher'), 'citizenAssociationFromCitizenPortal', true)).toEqual({
      on: ['citizenAssociationFromCitizenPortal'],
      off: ['publico', 'customizedVoucher'],
    })
  })

  it('EDIT-03 an option that needs another one is off and blocked while that one is off', () => {
    expect(turn(on('publico', 'automaticDownload', 'customizedVoucher'), 'publico', false)).toEqual({
      on: [],
      off: ['automaticDownload', 'customizedVoucher'],
    })
    expect(turn(on('ciudadano', 'ciudadanoRequerido'), 'ciudadano', false).off).toEqual([
      'ciudadanoRequerido',
    ])
    expect(optionBlockedBy(NO_OPTIONS, 'automaticDownload')).toBe('publico')
    expect(optionBlockedBy(NO_OPTIONS, 'customizedVoucher')).toBe('publico')
    expect(optionBlockedBy(NO_OPTIONS, 'ciudadanoRequerido')).toBe('ciudadano')
    expect(optionBlockedBy(on('publico', 'ciudadano'), 'automaticDownload')).toBeNull()
  })

  it('EDIT-03 an appointment disables sending by e-mail', () => {
    expect(turn(on('envioEmail'), 'addAppointment', true)).toEqual({
      on: ['addAppointment'],
      off: ['envioEmail'],
    })
    expect(optionBlockedBy(on('addAppointment'), 'envioEmail')).toBe('addAppointment')
    expect(optionBlockedBy(NO_OPTIONS, 'envioEmail')).toBeNull()
  })

  it('EDIT-03 no option is blocked for another reason, and none turns another one on', () => {
    const blocked = FORM_OPTIONS.filter((option) => optionBlockedBy(NO_OPTIONS, option) !== null)
    expect(blocked).toEqual(['ciudadanoRequerido', 'automaticDownload', 'customizedVoucher'])
    for (const option of FORM_OPTIONS) {
      expect(turn(NO_OPTIONS, option, true)).toEqual({ on: [option], off: [] })
      expect(turn(on(option), option, false)).toEqual({ on: [], off: [] })
    }
  })
})

describe('EDIT-03 options that cannot do what they say', () => {
  const codes = (options: FormOptions, given: object = {}) =>
    optionWarnings({ ...newForm('f', 'ana'), ...given, opcionales: options }).map(({ code }) => code)

  it('EDIT-03 a single answer for each citizen needs to know the citizen', () => {
    expect(codes(on('singleAnswer'))).toEqual(['singleAnswerUnknownCitizen'])
    expect(codes(on('singleAnswer', 'publico'))).toEqual(['singleAnswerUnknownCitizen'])
    expect(codes(on('singleAnswer', 'ciudadano'))).toEqual(['singleAnswerOptionalCitizen'])
    expect(codes(on('singleAnswer', 'ciudadano', 'ciudadanoRequerido'))).toEqual([])
    expect(codes(on('singleAnswer', 'citizenAssociationFromCitizenPortal'))).toEqual([])
  })

  it('EDIT-03 warn for signatures, voucher and mail of what is missing', () => {
    expect(codes(on('digitalSignature'))).toEqual(['signaturesMissing'])
    expect(codes(on('digitalSignature'), { signatures: [newSignature()] })).toEqual([])
    expect(codes(on('signatureEditableAnswer'))).toEqual(['nothingToSign'])
    expect(codes(on('publico', 'customizedVoucher'))).toEqual(['voucherTextMissing'])
    expect(codes(on('publico', 'customizedVoucher'), { customizedVoucherText: 'Gracias' })).toEqual([])
    expect(codes(on('publico', 'envioEmail'))).toEqual(['emailStaffOnly'])
  })

  it('EDIT-03 give no warning while they are off', () => expect(codes(NO_OPTIONS)).toEqual([]))
})
