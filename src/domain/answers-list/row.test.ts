import { expect, it } from 'vitest'
import { anAnswer, aSignature } from '../../testing/builders'
import { LUCIA } from '../../testing/citizens'
import { toCitizen } from '../citizen/citizen'
import { answerRowSchema, columnField, LISTED_FIELDS } from './row'

it('ALIST-01 a row is read from the few fields that a list asks for, without the sections of the answer', () => {
  const datosCiudadano = toCitizen(LUCIA, { kind: 'fisica', number: '' })
  const answer = anAnswer({ datosCiudadano, signatures: [aSignature()] })
  const { id, titulo, signatures } = answer
  expect(answerRowSchema.parse(answer)).toMatchObject({ id, titulo, signatures, datosCiudadano })
  expect(LISTED_FIELDS).toContain('titulo')
  expect(LISTED_FIELDS).toContain('signatures')
  expect(LISTED_FIELDS).not.toContain('secciones')
})

it('SEC-01 an old answer that lacks much is read, a document that is no answer is not', () => {
  const { id, idPlantilla, codigoMunicipio, creadoPor, estados, opcionales } = anAnswer()
  const least = { id, idPlantilla, codigoMunicipio, creadoPor, estados, opcionales }
  expect(answerRowSchema.parse(least)).toMatchObject({
    titulo: '',
    fechaCreacion: null,
    datosCiudadano: null,
    ubicacion: null,
    signatures: [],
    areas: [],
    invalida: false,
  })
  expect(answerRowSchema.safeParse({ ...least, codigoMunicipio: 7 }).success).toBe(false)
})

it('DAY-01 a row has the answers of its columns, and stays where these cannot be read', () => {
  const columnas = { 'pregunta-1': 'Calle Mayor 5' }
  const rowOf = (ficha: unknown) => answerRowSchema.parse({ ...anAnswer(), ficha }).ficha
  expect(rowOf({ columnas })).toEqual({ columnas })
  for (const broken of [{}, { columnas: { a: 7 } }, 'x', null]) expect(rowOf(broken)).toBeUndefined()
})

it('DAY-01 SEC-01 a column is asked for by its question, whatever signs its name has', () => {
  expect(columnField('pregunta-1')).toBe('ficha.columnas.`pregunta-1`')
  expect(columnField('a`,secciones,`\\')).toBe('ficha.columnas.`a\\`,secciones,\\`\\\\`')
})
