import { describe, expect, it } from 'vitest'
import { newForm, newSignature } from './factory'
import { optionWarnings } from '../publication/option-warnings'
import {
  alsoTurnedOff,
  FORM_OPTIONS,
  isForStrangers,
  knowsCitizens,
  NO_OPTIONS,
  optionBlockedBy,
  optionsSchema,
  setOption,
  turnsScope,
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
    const required = on('ciudadano', 'ciudadanoRequerido', 'singleAnswer')
    expect(turn(required, 'ciudadano', false).off).toEqual(['ciudadanoRequerido'])
    expect(turn(required, 'singleAnswer', false).off).toEqual([])
    expect(turn(required, 'ciudadano', true).off).toEqual([])
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
    expect(optionBlockedBy(NO_OPTIONS, 'envioEmail')).toBeNull()
    const booked = on('addAppointment')
    expect(FORM_OPTIONS.filter((one) => optionBlockedBy(booked, one) === 'addAppointment')).toEqual([
      'envioEmail',
    ])
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

describe('EDIT-03 what the options say of a form', () => {
  it('EDIT-03 a form that was stored without options has none on', () => {
    expect([undefined, null, {}].map((stored) => optionsSchema.parse(stored))).toEqual(
      Array(3).fill(NO_OPTIONS),
    )
    expect(optionsSchema.parse({ publico: true, ciudadano: 'true', otra: true })).toEqual(on('publico'))
  })

  it('LIST-03 public and whatever turns it off are for who may decide about that', () => {
    const scope = (options: FormOptions) => FORM_OPTIONS.filter((option) => turnsScope(options, option))
    expect(scope(NO_OPTIONS)).toEqual(['publico'])
    expect(scope(on('publico'))).toEqual(['publico', 'ciudadano', 'citizenAssociationFromCitizenPortal'])
    expect(scope(on('ciudadano'))).toEqual(['publico'])
  })

  it('EDIT-03 strangers answer public forms and those of the portal; citizens are known there or by name', () => {
    const which = (asked: (options: FormOptions) => boolean) => FORM_OPTIONS.filter((one) => asked(on(one)))
    expect(which(isForStrangers)).toEqual(['publico', 'citizenAssociationFromCitizenPortal'])
    expect(which(knowsCitizens)).toEqual(['ciudadano', 'citizenAssociationFromCitizenPortal'])
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
    const voucher = (customizedVoucherText: string) =>
      codes(on('publico', 'customizedVoucher'), { customizedVoucherText })
    expect([voucher('Gracias'), voucher(' \n')]).toEqual([[], ['voucherTextMissing']])
    expect(codes(on('publico', 'envioEmail'))).toEqual(['emailStaffOnly'])
  })

  it('EDIT-03 give no warning while they are off', () => expect(codes(NO_OPTIONS)).toEqual([]))
})
