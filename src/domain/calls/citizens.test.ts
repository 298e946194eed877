import { describe, expect, it } from 'vitest'
import { toNewCitizen } from '../citizen/new-citizen'
import { LUCIA } from '../../testing/citizens'
import {
  createCitizenRequestSchema,
  createCitizenResponseSchema,
  getCitizenByHashRequestSchema,
  getCitizenRequestSchema,
  getCitizenResponseSchema,
} from './citizens'

const municipioPath = 'paises/ar/provincias/x/municipios/m'
const { id: _id, ...typed } = LUCIA
const CREATE = { ...toNewCitizen('fisica', typed), municipioPath }
const creates = (given: object) => createCitizenRequestSchema.safeParse({ ...CREATE, ...given }).success

describe('requests about citizens', () => {
  it.each([
    ['30111222', true],
    ['30.111.222', true],
    ['12345678z', true],
    ['30-71234567-8', true],
    ['12345', false],
    ['123456789012345', false],
    ['30111222/1', false],
    [`30111222${' '.repeat(40)}`, false],
  ])('RECIP-01 a citizen is asked for by «%.20s»: %s', (dni, taken) => {
    expect(getCitizenRequestSchema.safeParse({ dni, municipioPath }).success).toBe(taken)
  })

  it.each([
    ['enlace-de-lucia', true],
    ['corto', false],
    ['a'.repeat(201), false],
    ['enlace de lucia', false],
    ['enlace-de-lucia/..', false],
  ])('RECIP-06 a citizen is asked for by the link «%.20s»: %s', (hash, taken) => {
    expect(getCitizenByHashRequestSchema.safeParse({ hash, municipioPath }).success).toBe(taken)
  })

  it('SEC-02 the municipality is the path of one, and the request does not say who asks', () => {
    const request = { dni: '30111222', municipioPath, username: 'eva', muniCoreUsername: 'eva' }
    expect(getCitizenRequestSchema.safeParse(request).success).toBe(true)
    expect(getCitizenRequestSchema.safeParse({ ...request, municipioPath: 'paises/ar' }).success).toBe(false)
    expect(getCitizenRequestSchema.safeParse({ ...request, otro: 1 }).success).toBe(false)
  })

  it('RECIP-03 the server checks a new citizen as the browser did, by the kind of document', () => {
    expect(creates({})).toBe(true)
    expect(creates({ apellido: '' })).toBe(false)
    expect(creates({ nombre: 'Pérez & Hijos' })).toBe(false)
    const company = { nombre: 'Pérez & Hijos', apellido: 'Dummy', dni: '30712345678', tipoDocumentoId: 11 }
    expect(creates(company)).toBe(true)
    expect(creates({ ...company, tipoDocumentoId: 1 })).toBe(false)
    expect(creates({ tipoDocumentoId: 2 })).toBe(false)
  })

  it('RECIP-03 a request has an attempt of bounded length', () => {
    expect(creates({ attempt: 'a' })).toBe(true)
    expect(creates({ attempt: '' })).toBe(false)
    expect(creates({ attempt: 'a'.repeat(201) })).toBe(false)
    expect(creates({ otro: 1 })).toBe(false)
  })
})

describe('answers about citizens', () => {
  it('RECIP-01 the answer is a citizen, with empty texts where the management system says nothing, or nobody', () => {
    expect(getCitizenResponseSchema.parse({ status: 'ok', result: { id: 7, nombre: 'Ana' } })).toEqual({
      status: 'ok',
      result: { id: '7', nombre: 'Ana', apellido: '', dni: '', email: '', telefono: '', calle: '' },
    })
    expect(getCitizenResponseSchema.parse({ status: 'notFound' })).toEqual({ status: 'notFound' })
    expect(getCitizenResponseSchema.safeParse({ status: 'ok' }).success).toBe(false)
  })

  it('RECIP-03 the answer says whether the citizen was created or existed already', () => {
    const made = { status: 'ok', message: 'Creado', result: { idCitizen: 7, otrosDatos: { dni: 30111222 } } }
    expect(createCitizenResponseSchema.parse(made)).toMatchObject({
      result: { idCitizen: '7', otrosDatos: { dni: '30111222' } },
    })
    expect(createCitizenResponseSchema.parse({ status: 'exists' })).toEqual({ status: 'exists', message: '' })
    expect(createCitizenResponseSchema.safeParse({ status: 'ok', message: '' }).success).toBe(false)
  })
})
